// Made of src/laydown/locale when the client is built: see build/catalogues.ts.

declare module 'laydown:catalogues' {
  type Load = () => Promise<{ default: string }>;
  const catalogues: Readonly<
    Record<string, Readonly<Record<'first' | 'home' | 'after' | 'table', Load>>>
  >;
  export default catalogues;
}
