import { createHash } from 'node:crypto'
import { refuse } from '#domain/problem.ts'
import { compileOnce, type ValueOf } from '#server/platform/database/compileOnce.ts'
import type { Database } from '#server/platform/database/database.ts'

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
        'A text that you choose, such as a UUID, different for every order. For 24 hours, a request with the same key and the same body gets the first response again, and a request with the same key and another body is refused.',
    },
  },
} as const

/** Reads the key from its header. Refuses with `idempotency_key_needed`. */
export function readIdempotencyKey(header: unknown): string {
  if (typeof header === 'string' && header.length > 0 && header.length <= maxKeyLength)
    return header
  throw refuse('idempotency_key_needed')
}

const insertKey = compileOnce((db, value: ValueOf<KeyClaim>) =>
  db
    .insertInto('idempotency_keys')
    .values({ caller: value('caller'), key: value('key'), hash: value('hash') })
    .onConflict((oc) => oc.doNothing())
    .returning('key'),
)

/**
 * Claims an idempotency key. The first of equal requests proceeds; others wait for its transaction
 * and get its response, or `unfinished` if there is none yet and the work has to be continued.
 * Refuses with `idempotency_key_reused`.
 */
export async function claimKey(
  db: Database,
  { caller, key, hash }: KeyClaim,
): Promise<'first' | 'unfinished' | IdempotentResponse> {
  const { rows } = await insertKey(db, { caller, key, hash })
  if (rows.length) return 'first'
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['hash', 'status', 'answer'])
    .where('caller', '=', caller)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!row) return 'unfinished'
  if (row.hash !== hash) throw refuse('idempotency_key_reused')
  const { status, answer } = row
  return status === null || !answer ? 'unfinished' : { status, body: answer }
}

/**
 * Saves the response for later requests with this key; responses that ask to try again are never
 * saved.
 */
export const saveResponse = (
  db: Database,
  { caller, key }: KeyClaim,
  { status, body }: IdempotentResponse,
) => updateKey(db, { caller, key, status, answer: JSON.stringify(body) })

type StoredResponse = Omit<KeyClaim, 'hash'> & { readonly status: number; readonly answer: string }

const updateKey = compileOnce((db, value: ValueOf<StoredResponse>) =>
  db
    .updateTable('idempotency_keys')
    .set({ status: value('status'), answer: value('answer') })
    .where('caller', '=', value('caller'))
    .where('key', '=', value('key'))
    .where('status', 'is', null),
)
