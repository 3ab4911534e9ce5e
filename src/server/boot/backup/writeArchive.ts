import { createHash } from 'node:crypto'
import type { FileStore } from '#server/platform/files/fileStore.ts'
import { originalKey } from '#server/platform/files/files.ts'
import type { BackupSession } from './backupSession.ts'
import { readBackupStructure, type BackupTable } from './backupStructure.ts'
import { endOfArchive, packEntry, type ArchiveEntry } from './tar.ts'

/** The last entry, which describes all others; an archive without it is incomplete. */
export type ArchiveManifest = {
  readonly entries: Readonly<Record<string, { readonly size: number; readonly sha256: string }>>
  readonly rows: Readonly<Record<string, number>>
  /** files that the database refers to and the store lacks */
  readonly missing: readonly string[]
}

export const structureEntry = 'structure.json'
export const manifestEntry = 'manifest.json'
/** The entry with the reason why an archive ends without a manifest. */
export const failureEntry = 'failure.txt'

/** Reads the database in one snapshot; the output must be consumed while the snapshot is held. */
export type ReadDatabase = (
  read: (session: BackupSession) => AsyncIterable<Uint8Array>,
) => AsyncIterable<Uint8Array>

/** In bytes: the size at which rows are split into entries, so that no table is held as a whole. */
const partSize = 4 * 1024 * 1024

/** Writes an archive as a stream: structure, rows, files, manifest. */
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
  function* packWithHash(entry: ArchiveEntry): Generator<Uint8Array> {
    const { name, bytes } = entry
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    manifest.entries[name] = { size: bytes.length, sha256 }
    yield* packEntry(entry)
  }
  yield* readDatabase(async function* (session) {
    const structure = await readBackupStructure(session)
    yield* packWithHash({ name: structureEntry, bytes: json(structure) })
    for (const table of structure.tables) {
      manifest.rows[table.name] = 0
      for await (const entry of readTableParts(session, table)) {
        manifest.rows[table.name] = (manifest.rows[table.name] ?? 0) + countLines(entry.bytes)
        yield* packWithHash(entry)
      }
    }
    const fileRows = await session.queryRows<{ id: string }>(
      'select id::text as id from files order by id',
    )
    files.push(...fileRows.map(({ id }) => id))
  })
  for (const id of files) {
    const key = originalKey(id)
    const bytes = await store.get(key)
    if (bytes) yield* packWithHash({ name: `files/${key}`, bytes })
    else manifest.missing.push(id)
  }
  yield* packEntry({ name: manifestEntry, bytes: json(manifest) })
  yield endOfArchive
}

const json = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`)

/** The only line feed of a row is at its end, so a part that ends with one has whole rows. */
async function* readTableParts(
  session: BackupSession,
  table: BackupTable,
): AsyncGenerator<ArchiveEntry> {
  const columns = table.columns.map((column) => column.name).join(', ')
  let pending: Uint8Array[] = []
  let length = 0
  let part = 0
  const createPart = (bytes: Uint8Array): ArchiveEntry => ({
    name: `tables/${table.name}/${String(++part).padStart(6, '0')}.copy`,
    bytes,
  })
  for await (const chunk of session.copyOut(`(select ${columns} from ${table.name})`)) {
    pending.push(chunk)
    length += chunk.length
    if (length < partSize) continue
    const all = Buffer.concat(pending)
    const end = all.lastIndexOf(lineFeed) + 1
    if (end > 0) yield createPart(all.subarray(0, end))
    pending = [all.subarray(end)]
    length = all.length - end
  }
  if (length) yield createPart(Buffer.concat(pending))
}

const lineFeed = 10

const countLines = (bytes: Uint8Array): number =>
  bytes.reduce((lines, byte) => lines + (byte === lineFeed ? 1 : 0), 0)
