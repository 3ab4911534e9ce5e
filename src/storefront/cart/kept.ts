export type Facts = Readonly<Record<string, unknown>>

export const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A text of something that was kept; empty where it is none. */
export function textIn(kept: unknown, name: string): string {
  const value = isFacts(kept) ? kept[name] : undefined
  return typeof value === 'string' ? value : ''
}
