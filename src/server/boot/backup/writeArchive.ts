import { createHash } from 'node:crypto'
import type { FileStore } from '#server/platform/files/store.ts'
import { originalKey } from '#server/platform/files/files.ts'
import type { Session } from './session.ts'
import { readStructure, type BackupTable } from './structure.ts'
import { endOfArchive, packEntry, type Entry } from './tar.ts'

/** What the last entry says of all others: without it an archive is not whole. */
export type Manifest = {
  readonly entries: Readonly<Record<string, { readonly size: number; readonly sha256: string }>>
  readonly rows: Readonly<Record<string, number>>
  /** files that the database names and the store does not have */
  readonly missing: readonly string[]
}

export const structureEntry = 'structure.json'
export const manifestEntry = 'manifest.json'
/** Says why an archive that was under way ends without a manifest. */
export const failureEntry = 'failure.txt'

/** Reads the database in one snapshot; what it yields must be taken while that is held. */
export type ReadDatabase = (
  read: (session: Session) => AsyncIterable<Uint8Array>,
) => AsyncIterable<Uint8Array>

/** Rows are cut into entries of about this size, so that no table has to be held whole. */
const partSize = 4 * 1024 * 1024

/** A whole archive, piece by piece: structure, rows, files, manifest. */
export async function* writeArchive(
  readDatabase: ReadDatabase,
  store: FileStore,
): AsyncGenerator<Uint8Array> {
  const manifest = { entries: {}, rows: {}, missing: [] } as {
    entries: Record<string, { size: number; sha256: string }>
    rows: Record<string, number>
    missing: string[]
  }
  const files: string[] = []
  function* packed(entry: Entry): Generator<Uint8Array> {
    const { name, bytes } = entry
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    manifest.entries[name] = { size: bytes.length, sha256 }
    yield* packEntry(entry)
  }
  yield* readDatabase(async function* (session) {
    const structure = await readStructure(session)
    yield* packed({ name: structureEntry, bytes: json(structure) })
    for (const table of structure.tables) {
      manifest.rows[table.name] = 0
      for await (const entry of partsOf(session, table)) {
        manifest.rows[table.name] = (manifest.rows[table.name] ?? 0) + linesIn(entry.bytes)
        yield* packed(entry)
      }
    }
    const named = await session.rows<{ id: string }>('select id::text as id from files order by id')
    files.push(...named.map(({ id }) => id))
  })
  for (const id of files) {
    const key = originalKey(id)
    const bytes = await store.get(key)
    if (bytes) yield* packed({ name: `files/${key}`, bytes })
    else manifest.missing.push(id)
  }
  yield* packEntry({ name: manifestEntry, bytes: json(manifest) })
  yield endOfArchive
}

const json = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`)

/** A row ends with the only line feed in it, so a part that ends with one holds whole rows. */
async function* partsOf(session: Session, table: BackupTable): AsyncGenerator<Entry> {
  const columns = table.columns.map((column) => column.name).join(', ')
  let waiting: Uint8Array[] = []
  let length = 0
  let part = 0
  const next = (bytes: Uint8Array): Entry => ({
    name: `tables/${table.name}/${String(++part).padStart(6, '0')}.copy`,
    bytes,
  })
  for await (const chunk of session.copyOut(`(select ${columns} from ${table.name})`)) {
    waiting.push(chunk)
    length += chunk.length
    if (length < partSize) continue
    const all = Buffer.concat(waiting)
    const end = all.lastIndexOf(lineFeed) + 1
    if (end > 0) yield next(all.subarray(0, end))
    waiting = [all.subarray(end)]
    length = all.length - end
  }
  if (length) yield next(Buffer.concat(waiting))
}

const lineFeed = 10

const linesIn = (bytes: Uint8Array): number =>
  bytes.reduce((lines, byte) => lines + (byte === lineFeed ? 1 : 0), 0)
