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
import type { Row } from '../context.ts'

/** Returns the stored hash of a secret code; no salt, because codes are long and random. */
export const hashSecret = (typed: string): string =>
  createHash('sha256').update(normalizeSecretCode(typed)).digest('hex')

/** Every character is equally likely, because 256 is a multiple of the 32 characters. */
const randomCode = (): string =>
  formatSecretCode(
    [...randomBytes(codeLength)].map((byte) => codeAlphabet[byte % codeAlphabet.length]).join(''),
  )

type NewSecrets = {
  /** the values of the record's columns */
  readonly stored: Row
  /** the codes, which only the creator of the record ever sees */
  readonly codes: Row
}

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

/** Sets a known code on a record, for demo data. */
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
