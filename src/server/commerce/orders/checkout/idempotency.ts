import { createHash } from 'node:crypto'
import { refuse } from '#domain/problem.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'

export type IdempotentResponse = {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
}
type KeyClaim = { readonly caller: string; readonly key: string; readonly hash: string }

/** Hashes a request independently of the order of its keys. */
export const hashRequest = (request: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(canonicalize(request)))
    .digest('base64url')

const canonicalize = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(canonicalize)
    : typeof value === 'object' && value !== null
      ? Object.entries(value)
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([name, each]) => [name, canonicalize(each)])
      : value

const maxKeyLength = 255

/** Described in the API; `readIdempotencyKey` checks it too, with a better message. */
export const idempotencyHeader = {
  type: 'object',
  required: ['idempotency-key'],
  properties: {
    'idempotency-key': {
      type: 'string',
      minLength: 1,
      maxLength: maxKeyLength,
      description:
        'Any text of your own, such as a UUID, new for every new order. The same key with the same body gets the first answer again, for 24 hours; with another body it is refused.',
    },
  },
} as const

export function readIdempotencyKey(header: unknown): string {
  if (typeof header === 'string' && header.length > 0 && header.length <= maxKeyLength)
    return header
  throw refuse('idempotency_key_needed')
}

/**
 * Claims an idempotency key. The first of equal requests proceeds; others wait for its transaction
 * and get its response, or `unfinished` if there is none yet and the work has to be continued.
 */
export async function claimKey(
  db: Database,
  { caller, key, hash }: KeyClaim,
): Promise<'first' | 'unfinished' | IdempotentResponse> {
  const { rows } = await runSql(
    db,
    `insert into idempotency_keys (caller, key, hash) values ($1, $2, $3)
     on conflict do nothing returning key`,
    [caller, key, hash],
  )
  if (rows.length) return 'first'
  const stored = await runSql<{
    hash: string
    status: number | null
    answer: IdempotentResponse['body']
  }>(db, 'select hash, status, answer from idempotency_keys where caller = $1 and key = $2', [
    caller,
    key,
  ])
  const [row] = stored.rows
  if (!row) return 'unfinished'
  if (row.hash !== hash) throw refuse('idempotency_key_reused')
  return row.status === null ? 'unfinished' : { status: row.status, body: row.answer }
}

/**
 * Saves the response for later requests with this key; responses that ask to try again are never
 * saved.
 */
export const saveResponse = (
  db: Database,
  { caller, key }: KeyClaim,
  { status, body }: IdempotentResponse,
) =>
  runSql(
    db,
    'update idempotency_keys set status = $3, answer = $4 where caller = $1 and key = $2 and status is null',
    [caller, key, status, JSON.stringify(body)],
  )
