import { createHash } from 'node:crypto'
import { runSql, type Database } from '#server/platform/database/database.ts'
import { lockUntilCommit } from '#server/platform/database/lockUntilCommit.ts'
import { timeAgo } from '#server/platform/database/expressions.ts'

/** The parts of an audit event that its hash covers; `at` is in UTC, to the microsecond. */
type ChainedEvent = {
  readonly id: string
  readonly at: string
  readonly facts: readonly (string | null)[]
}

const columns = ['email', 'event', 'kind', 'actor', 'ip', 'device', 'details', 'request_id']

const isoTimestampSql = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** The columns selected from an event `e` to compute `contentHash`. */
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
 * Hashes a link together with the previous hash, so that changing or removing an event breaks all
 * later links. The hash includes the time because an event past its retention may be missing.
 */
const linkHash = (previous: string, link: LinkContent): string =>
  sha256([previous, link.position, link.event_id, link.event_at, link.content].join('\n'))

const batchSize = 1000

/** The key of an advisory lock. It is held within a transaction, so poolers do not keep it. */
const chainLock = 7_305_125

/**
 * Chains the events committed since the last run, in batches, and returns how many it chained. It
 * runs as a job so that writers of events do not wait for one another.
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
  await lockUntilCommit(db, chainLock)
  const row = await db
    .selectFrom('audit_chain')
    .select(['position', 'hash'])
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  const { rows } = await runSql<ChainedEvent>(
    db,
    `select ${chainedColumns} from audit_events e
     where not exists (select from audit_chain c where c.event_id = e.id)
     order by e.created_at, e.id limit ${batchSize}`,
  )
  let { position, hash } = row ?? { position: 0, hash: '' }
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
  /** the hash of the last link; noted elsewhere, it proves that the chain was not rebuilt */
  readonly head: string
  /** descriptions of the first few mismatches */
  readonly faults: readonly string[]
}

type StoredLink = LinkContent & {
  readonly hash: string
  /** whether the event is past its retention and may have been deleted */
  readonly expired: boolean
} & (ChainedEvent | { readonly id: null })

const maxFaults = 20

/** Verifies the whole chain and reports events that were changed, removed or inserted. */
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
  if (link.hash !== linkHash(previous.hash, link))
    return 'its hash does not match the link before it'
  if (link.id === null) return link.expired ? undefined : `event ${link.event_id} was deleted`
  const isAsWritten = link.at === link.event_at && contentHash(link) === link.content
  return isAsWritten ? undefined : `event ${link.id} was changed`
}

/**
 * Events are chained within a minute or two, so an older one without a link was inserted later or
 * no job is running.
 */
async function findUnchained(db: Database): Promise<string[]> {
  const row = await db
    .selectFrom('audit_events as e')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('e.created_at', '<', timeAgo('1 hour'))
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('audit_chain as c').whereRef('c.event_id', '=', 'e.id'))),
    )
    .executeTakeFirst()
  const count = row?.count ?? 0
  return count ? [`${count} events older than an hour are not in the chain`] : []
}
