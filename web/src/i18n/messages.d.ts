// Made of src/laydown/locale when the client is built: see build/catalogues.ts.

declare module 'laydown:catalogues' {
  type Load = () => Promise<{ default: string }>;
  const catalogues: Readonly<
    Record<
      string,
      Readonly<
        Record<
          | 'first'
          | 'home'
          | 'about'
          | 'learn'
          | 'make'
          | 'settings'
          | 'after'
          | 'answers'
          | 'own'
          | 'referee'
          | 'sheet'
          | 'rules'
          | 'table',
          Load
        >
      >
    >
  >;
  export default catalogues;
}

declare module 'laydown:clauses' {
  /** The clauses of the rules, by edition and chapter; `rulings` stand behind every edition. */
  const clauses: Readonly<Record<string, readonly (readonly string[])[]>>;
  export default clauses;
}
