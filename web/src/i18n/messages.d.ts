declare module 'laydown:messages/*' {
  const text: string;
  export default text;
}
