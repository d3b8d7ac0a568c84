/** The texts of a language that the page says, as build/texts.js compiles them. */
declare module '*.ftl?lessons' {
  const texts: Record<string, string | ((args: object | undefined) => string)>;
  export default texts;
}
declare module '*.ftl' {
  const texts: Record<string, string | ((args: object | undefined) => string)>;
  export default texts;
}
