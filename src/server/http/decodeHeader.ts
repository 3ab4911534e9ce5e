/** What a header says that may be percent-encoded, as whatever is not plain ASCII has to be. */
export function decodeHeader(value: string | string[] | undefined): string {
  const text = String(value ?? '').trim()
  try {
    return decodeURIComponent(text).trim()
  } catch {
    return text
  }
}
