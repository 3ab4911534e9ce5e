import { Refusal } from '#domain/problem.ts'
import type { Database } from '#server/platform/database/database.ts'
import { originalKey } from './files.ts'
import { describeImage, encodeImage, type EncodedImage } from './images.ts'
import type { FileStore } from './fileStore.ts'

export type FileStorage = { readonly db: Database; readonly store: FileStore }

type EncodableFile = { readonly id: string; readonly encoded: boolean }

/**
 * Re-encodes pictures that were stored unchanged before uploads were re-encoded, under the same
 * key, and finds out the transparency of older pictures.
 */
export async function reencodeFiles(services: FileStorage, signal: AbortSignal): Promise<void> {
  for (;;) {
    const rows = await services.db
      .selectFrom('files')
      .select(['id', 'encoded'])
      .where((eb) =>
        eb.or([
          eb('encoded', 'is', false),
          eb.and([eb('transparent', 'is', null), eb('type', 'like', 'image/%')]),
        ]),
      )
      .orderBy('id')
      .limit(100)
      .execute()
    if (!rows.length) return
    for (const file of rows) {
      if (signal.aborted) return
      await reencode(services, file)
    }
  }
}

async function reencode({ db, store }: FileStorage, { id, encoded }: EncodableFile): Promise<void> {
  const bytes = await store.get(originalKey(id))
  const encode = encoded ? describeImage : encodeImage
  const image = bytes && (await encode(bytes).catch(ignoreUnreadable))
  if (image && !encoded) await store.put(originalKey(id), image.bytes, image.type)
  const transparent = image?.transparent ?? false
  await db
    .updateTable('files')
    .set({
      encoded: true,
      size: image?.bytes.length,
      transparent,
      ...(transparent && { placeholder: null }),
    })
    .where('id', '=', id)
    .execute()
}

/** An unreadable picture stays as it is. */
function ignoreUnreadable(error: unknown): EncodedImage | undefined {
  if (error instanceof Refusal) return undefined
  throw error
}
