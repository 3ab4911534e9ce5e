/** A stored moment as an input of the machine's own time shows it; '' when there is none. */
export function toLocal(stored: string): string {
  const date = new Date(stored)
  if (!stored || Number.isNaN(date.getTime())) return ''
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 16)
}

/** And back; undefined when it is not a moment. */
export function fromLocal(typed: string): string | undefined {
  const date = new Date(typed)
  return typed && !Number.isNaN(date.getTime()) ? date.toISOString() : undefined
}
