const names = new Map<string, string>()

/**
 * Returns the name of a statement, so that PostgreSQL plans each of them once, as careful
 * hand-written code would.
 */
export function statementName(text: string): string {
  const name = names.get(text) ?? `statement${names.size}`
  names.set(text, name)
  return name
}
