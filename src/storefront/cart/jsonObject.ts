export type JsonObject = Readonly<Record<string, unknown>>

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns a string property of a stored value, or '' if there is none. */
export function textProperty(stored: unknown, name: string): string {
  const value = isJsonObject(stored) ? stored[name] : undefined
  return typeof value === 'string' ? value : ''
}
