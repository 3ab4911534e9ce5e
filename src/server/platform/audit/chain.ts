import { createHash } from 'node:crypto'
import { runSql, type Database } from '#server/platform/database/database.ts'

/** An audit event as its hash is made of it; the moment in UTC, to the microsecond. */
type ChainedEvent = {
  readonly id: string
  readonly at: string
  readonly facts: readonly (string | null)[]
}

const columns = ['email', 'event', 'kind', 'actor', 'ip', 'device', 'details', 'request_id']

const isoTimestampSql = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** What is selected of an event `e`, for `contentHash`. */
const chainedColumns = `e.id::text as id, ${isoTimestampSql('e.created_at')} as at,
  array[${columns.map((column) => `e.${column}`).join(', ')}] as facts`

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

const contentHash = ({ id, at, facts }: ChainedEvent): string =>
  sha256(JSON.stringify([id, at, ...facts]))

type LinkContent = {
  readonly position: number
  readonly event_id: string
  readonly event_at: string
  readonly content: string
}

/**
 * Each link holds the one before it: what is changed or taken out later, all that follow do not fit.
 * The moment is in it because an event that is old enough may be missing.
 */
const linkHash = (previous: string, link: LinkContent): string =>
  sha256([previous, link.position, link.event_id, link.event_at, link.content].join('\n'))

const batchSize = 1000

/** Work that only one process may do at a time; within a transaction, so that poolers do not keep it. */
const chainLock = 7_305_125

/**
 * Chains what was committed since the last time, in batches. It is a job, so that those who write
 * events do not wait for one another. Says how many it chained.
 */
export async function chainEvents(db: Database): Promise<number> {
  let total = 0
  for (;;) {
    const count = await db.transaction().execute(chainBatch)
    total += count
    if (count < batchSize) return total
  }
}

async function chainBatch(db: Database): Promise<number> {
  await runSql(db, 'select pg_advisory_xact_lock($1)', [chainLock])
  const { rows: last } = await runSql<{ position: number; hash: string }>(
    db,
    'select position, hash from audit_chain order by position desc limit 1',
  )
  const { rows } = await runSql<ChainedEvent>(
    db,
    `select ${chainedColumns} from audit_events e
     where not exists (select from audit_chain c where c.event_id = e.id)
     order by e.created_at, e.id limit ${batchSize}`,
  )
  let { position, hash } = last[0] ?? { position: 0, hash: '' }
  const links = rows.map((event) => {
    position += 1
    const content = contentHash(event)
    const link = { position, event_id: event.id, event_at: event.at, content }
    hash = linkHash(hash, link)
    return { ...link, hash }
  })
  await runSql(
    db,
    `insert into audit_chain (position, event_id, event_at, content, hash)
     select position, event_id, event_at, content, hash
     from jsonb_to_recordset($1::jsonb)
       as l (position bigint, event_id uuid, event_at timestamptz, content text, hash text)`,
    [JSON.stringify(links)],
  )
  return rows.length
}

export type ChainReport = {
  readonly links: number
  /** the hash of the last link: noted elsewhere, it proves that the chain was not made anew */
  readonly head: string
  /** what does not fit, in words; a few, the first ones */
  readonly faults: readonly string[]
}

type StoredLink = LinkContent & {
  readonly hash: string
  /** whether the event is old enough to have been deleted as such */
  readonly expired: boolean
} & (ChainedEvent | { readonly id: null })

const maxFaults = 20

/** Walks the whole chain: whether an event was changed, taken out or put in. */
export async function verifyChain(db: Database, retention: string): Promise<ChainReport> {
  const faults: string[] = []
  let previous = { position: 0, hash: '' }
  for (;;) {
    const { rows } = await runSql<StoredLink>(
      db,
      `select c.position, c.event_id::text as event_id, ${isoTimestampSql('c.event_at')} as event_at, c.content, c.hash,
         c.event_at < now() - $2::interval as expired, ${chainedColumns}
       from audit_chain c left join audit_events e on e.id = c.event_id
       where c.position > $1 order by c.position limit ${batchSize}`,
      [previous.position, retention],
    )
    for (const link of rows) {
      const fault = findFault(link, previous)
      if (fault && faults.length < maxFaults) faults.push(`link ${link.position}: ${fault}`)
      previous = link
    }
    if (rows.length < batchSize) break
  }
  return {
    links: previous.position,
    head: previous.hash,
    faults: [...faults, ...(await findUnchained(db))],
  }
}

function findFault(
  link: StoredLink,
  previous: Pick<StoredLink, 'position' | 'hash'>,
): string | undefined {
  if (link.position !== previous.position + 1) return `link ${previous.position + 1} is missing`
  if (link.hash !== linkHash(previous.hash, link)) return 'does not fit the one before it'
  if (link.id === null) return link.expired ? undefined : `event ${link.event_id} was deleted`
  const isAsWritten = link.at === link.event_at && contentHash(link) === link.content
  return isAsWritten ? undefined : `event ${link.id} was changed`
}

/** Events are chained within a minute or two: older ones without a link were put in later, or no job runs. */
async function findUnchained(db: Database): Promise<string[]> {
  const { rows } = await runSql<{ count: number }>(
    db,
    `select count(*) as count from audit_events e where e.created_at < now() - interval '1 hour'
       and not exists (select from audit_chain c where c.event_id = e.id)`,
  )
  const count = rows[0]?.count ?? 0
  return count ? [`${count} events older than an hour are not in the chain`] : []
}
