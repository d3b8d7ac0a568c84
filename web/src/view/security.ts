/** docs/security.md as HTML, made when the page is built; none where the text is missing. */
const texts = import.meta.glob<string>('../../../docs/security.md', { query: '?html', import: 'default' });

export const securityText: (() => Promise<string>) | undefined = Object.values(texts)[0];
