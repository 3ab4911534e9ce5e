/** What a header says that may be percent-encoded, as whatever is not plain ASCII has to be. */
export function headerText(sent: string | string[] | undefined): string {
  const text = String(sent ?? '').trim()
  try {
    return decodeURIComponent(text).trim()
  } catch {
    return text
  }
}
