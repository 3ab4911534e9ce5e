import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../vite/root.ts'

const folder = join(root, 'scripts/bench/statements')
const texts = new Map<string, string>()

/** Returns a statement of the hand-written side. */
export function readStatement(name: string): string {
  const text = texts.get(name) ?? readFileSync(join(folder, `${name}.sql`), 'utf8')
  texts.set(name, text)
  return text
}
