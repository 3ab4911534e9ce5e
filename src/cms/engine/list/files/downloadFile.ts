import type { Resource } from '#resource/resource.ts'

/** Lets the browser download a file, as a link to it would. */
export function downloadFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser needs the URL until it has started to read the file.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Returns a file name made of the resource and the date. */
export function csvFileName({ menu }: Resource, suffix = today()): string {
  return `${menu.path.replaceAll('/', '-')}-${suffix}.csv`
}

function today(): string {
  const now = new Date()
  const twoDigits = (n: number) => String(n).padStart(2, '0')
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`
}
