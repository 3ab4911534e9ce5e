import type { Resource } from '#resource/resource.ts'

/** Hands a file over to the reader, as a link to it would. */
export function downloadFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Not before the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Named for what is in it and for the day. */
export function csvFileName({ menu }: Resource, suffix = today()): string {
  return `${menu.path.replaceAll('/', '-')}-${suffix}.csv`
}

function today(): string {
  const now = new Date()
  const twoDigits = (n: number) => String(n).padStart(2, '0')
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`
}
