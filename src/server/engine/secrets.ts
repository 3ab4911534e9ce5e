import { createHash, randomBytes } from 'node:crypto'
import {
  codeAlphabet,
  maskCode,
  codeLength,
  formatCode,
  normalizeCode,
} from '#domain/secretCode.ts'
import type { Resource } from '#resource/resource.ts'
import { run, type Database } from '#server/platform/database/database.ts'
import type { Row } from './context.ts'

/** What is kept of a secret code, and what typed ones are compared by. No salt: it is long and random. */
export const hashSecret = (typed: string): string =>
  createHash('sha256').update(normalizeCode(typed)).digest('hex')

/** 32 characters divide 256 evenly, so each is as likely as any other. */
const randomCode = (): string =>
  formatCode(
    [...randomBytes(codeLength)].map((byte) => codeAlphabet[byte % codeAlphabet.length]).join(''),
  )

type Secrets = {
  /** what the columns of the record hold */
  readonly stored: Row
  /** what whoever creates it is told, and nobody afterwards */
  readonly codes: Row
}

/** The secret codes of a new record. */
export function newSecrets({ secrets }: Resource): Secrets {
  const made = secrets.map((secret) => ({ ...secret, code: randomCode() }))
  return {
    stored: Object.fromEntries(
      made.flatMap(({ name, shownBy, code }) => [
        [name, hashSecret(code)],
        [shownBy, maskCode(code)],
      ]),
    ),
    codes: Object.fromEntries(made.map(({ name, code }) => [name, code])),
  }
}

/** Gives a record a code that is known beforehand, as a demo needs it. */
export async function setSecret(
  db: Database,
  { table, secrets, field }: Resource,
  id: string,
  code: string,
): Promise<void> {
  for (const { name, shownBy } of secrets)
    await run(
      db,
      `update ${table} set ${field[name]?.column} = $2, ${field[shownBy]?.column} = $3,
         search_text = replace(search_text, lower(${field[shownBy]?.column}), lower($3)) where id = $1`,
      [id, hashSecret(code), maskCode(code)],
    )
}
