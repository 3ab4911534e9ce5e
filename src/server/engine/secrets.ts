import { createHash, randomBytes } from 'node:crypto'
import {
  codeAlphabet,
  maskSecretCode,
  codeLength,
  formatSecretCode,
  normalizeSecretCode,
} from '#domain/secretCode.ts'
import type { Resource } from '#resource/resource.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import type { Row } from './context.ts'

/** What is kept of a secret code, and what typed ones are compared by. No salt: it is long and random. */
export const hashSecret = (typed: string): string =>
  createHash('sha256').update(normalizeSecretCode(typed)).digest('hex')

/** 32 characters divide 256 evenly, so each is as likely as any other. */
const randomCode = (): string =>
  formatSecretCode(
    [...randomBytes(codeLength)].map((byte) => codeAlphabet[byte % codeAlphabet.length]).join(''),
  )

type NewSecrets = {
  /** what the columns of the record hold */
  readonly stored: Row
  /** what whoever creates it is told, and nobody afterwards */
  readonly codes: Row
}

/** The secret codes of a new record. */
export function newSecrets({ secrets }: Resource): NewSecrets {
  const generated = secrets.map((secret) => ({ ...secret, code: randomCode() }))
  return {
    stored: Object.fromEntries(
      generated.flatMap(({ name, shownBy, code }) => [
        [name, hashSecret(code)],
        [shownBy, maskSecretCode(code)],
      ]),
    ),
    codes: Object.fromEntries(generated.map(({ name, code }) => [name, code])),
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
    await runSql(
      db,
      `update ${table} set ${field[name]?.column} = $2, ${field[shownBy]?.column} = $3,
         search_text = replace(search_text, lower(${field[shownBy]?.column}), lower($3)) where id = $1`,
      [id, hashSecret(code), maskSecretCode(code)],
    )
}
