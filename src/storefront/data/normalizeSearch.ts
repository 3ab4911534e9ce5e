/** The API's maximum length of a search. */
const maxLength = 100

/** Returns a search text the API accepts: trimmed, without NUL, limited in length. */
export const normalizeSearch = (text: string): string =>
  [...text.replaceAll('\0', '').trim()].slice(0, maxLength).join('').trim()
