/** What the API takes at most. */
const maxLength = 100

/** What is looked for, as far as anything can be looked for. */
export const normalizeSearch = (text: string): string =>
  [...text.replaceAll('\0', '').trim()].slice(0, maxLength).join('').trim()
