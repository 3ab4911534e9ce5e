/** Truncates a text after the last word that fits. */
export function truncate(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const end = text.lastIndexOf(' ', maxLength - 1)
  return `${text.slice(0, end > 0 ? end : maxLength - 1).replace(/[\s,;:،؛.]+$/, '')}…`
}
