/** The beginning of a text, up to the last word that fits. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  const end = text.lastIndexOf(' ', most - 1)
  return `${text.slice(0, end > 0 ? end : most - 1).replace(/[\s,;:،؛.]+$/, '')}…`
}
