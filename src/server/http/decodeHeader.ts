/** Returns the value of a header that may be percent-encoded, as non-ASCII text has to be. */
export function decodeHeader(value: string | string[] | undefined): string {
  const text = String(value ?? '').trim()
  try {
    return decodeURIComponent(text).trim()
  } catch {
    return text
  }
}
