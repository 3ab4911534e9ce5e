import { Refusal } from '#domain/problem.ts'
import { run, type Database } from '../database/database.ts'
import { originalKey } from './files.ts'
import { encodeImage, type EncodedImage } from './images.ts'
import type { FileStore } from './store.ts'

/** Where files are: their rows and their bytes. */
export type FileStorage = { readonly db: Database; readonly store: FileStore }

/** What was kept byte for byte, before pictures were encoded anew, is so now: under its own address. */
export async function reencodeFiles(parts: FileStorage, signal: AbortSignal): Promise<void> {
  for (;;) {
    const { rows } = await run<{ id: string }>(
      parts.db,
      'select id from files where not encoded order by id limit 100',
    )
    if (!rows.length) return
    for (const { id } of rows) {
      if (signal.aborted) return
      await reencode(parts, id)
    }
  }
}

async function reencode({ db, store }: FileStorage, id: string): Promise<void> {
  const bytes = await store.get(originalKey(id))
  const made = bytes && (await encodeImage(bytes).catch(unreadable))
  if (made) await store.put(originalKey(id), made.bytes, made.type)
  await run(db, 'update files set encoded = true, size = coalesce($2, size) where id = $1', [
    id,
    made?.bytes.length ?? null,
  ])
}

/** One that cannot be read cannot be made better; it stays as it is. */
function unreadable(error: unknown): EncodedImage | undefined {
  if (error instanceof Refusal) return undefined
  throw error
}
