import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const texts = new Map<string, string>()

/** Returns a statement of the hand-written side. */
export function readStatement(name: string): string {
  const text =
    texts.get(name) ?? readFileSync(join(import.meta.dirname, 'statements', `${name}.sql`), 'utf8')
  texts.set(name, text)
  return text
}
