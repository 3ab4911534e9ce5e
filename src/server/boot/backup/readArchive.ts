import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { archiveFormat, type BackupStructure } from './backupStructure.ts'
import { unpackEntries, type ArchiveEntry } from './tar.ts'
import {
  failureEntry,
  manifestEntry,
  structureEntry,
  type ArchiveManifest,
} from './writeArchive.ts'

export type ArchiveContents = {
  readonly structure: BackupStructure
  readonly manifest: ArchiveManifest
}

export async function* readEntries(path: string): AsyncGenerator<ArchiveEntry> {
  const file = createReadStream(path)
  const gunzip = createGunzip()
  file.on('error', (error) => gunzip.destroy(error)).pipe(gunzip)
  try {
    yield* unpackEntries(gunzip)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    throw code.startsWith('Z_') ? new Error(`${path} is damaged or incomplete`) : error
  }
}

/** Reads and verifies a whole archive; throws if it is damaged or incomplete. */
export async function checkArchive(path: string): Promise<ArchiveContents> {
  const hashes = new Map<string, string>()
  let structure: BackupStructure | undefined
  let manifest: ArchiveManifest | undefined
  for await (const { name, bytes } of readEntries(path)) {
    if (name === failureEntry) throw new Error(textOf(bytes))
    if (name === manifestEntry) manifest = JSON.parse(textOf(bytes))
    else hashes.set(name, createHash('sha256').update(bytes).digest('hex'))
    if (name === structureEntry) structure = JSON.parse(textOf(bytes))
  }
  if (!structure || !manifest) throw new Error(`${path} is damaged or incomplete`)
  const names = Object.keys(manifest.entries)
  const damaged = names.filter((name) => hashes.get(name) !== manifest.entries[name]?.sha256)
  if (damaged.length || hashes.size !== names.length)
    throw new Error(
      `${path} is damaged: ${damaged.join(', ') || 'it contains entries that its manifest does not list'}`,
    )
  if (structure.format > archiveFormat)
    throw new Error(
      `${path} was made by a newer version of the product: restore it with that version`,
    )
  return { structure, manifest }
}

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString()

/** Returns a summary of the contents in one line. */
export function formatContents({ structure, manifest }: ArchiveContents): string {
  const rows = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0)
  const files = Object.keys(manifest.entries).filter((name) => name.startsWith('files/'))
  return `${structure.tables.length} tables, ${rows} rows, ${files.length} files`
}
