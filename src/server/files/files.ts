import { createHash } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { newId } from '../ids.ts'
import {
  inspectImage,
  render,
  renditionFormats,
  renditionWidths,
  type RenditionFormat,
} from './images.ts'
import type { FileStore } from './store.ts'

export type StoredFile = {
  readonly _id: string
  readonly url: string
  readonly name: string
  readonly type: string
  readonly size: number
  readonly width: number
  readonly height: number
  readonly placeholder: string
}

export type Files = {
  /** keeps a picture; the same bytes are kept once */
  readonly accept: (name: string, bytes: Buffer) => Promise<StoredFile>
  readonly original: (id: string) => Promise<{ type: string; bytes: Buffer } | undefined>
  readonly rendition: (
    id: string,
    width: number,
    format: RenditionFormat,
  ) => Promise<Buffer | undefined>
  /** makes every rendition ahead of the first request for it */
  readonly warm: (id: string) => Promise<void>
}

const fields = ['id', 'name', 'type', 'size', 'width', 'height', 'placeholder'] as const

const described = ({
  id,
  ...facts
}: Omit<StoredFile, '_id' | 'url'> & { id: string }): StoredFile => ({
  _id: id,
  url: `/files/${id}`,
  ...facts,
})

export function createFiles(db: Database, store: FileStore): Files {
  const underWay = new Map<string, Promise<Buffer | undefined>>()
  const originalKey = (id: string): string => `${id}/original`

  async function accept(name: string, bytes: Buffer): Promise<StoredFile> {
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const known = await keptAs(sha256)
    if (known) return known
    const facts = await inspectImage(bytes)
    const id = newId()
    await store.put(originalKey(id), bytes, facts.type)
    const row = { id, name: name.slice(0, 200) || 'picture', size: bytes.length, ...facts }
    await db
      .insertInto('files')
      .values({ ...row, sha256 })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return (await keptAs(sha256)) ?? described(row)
  }

  async function keptAs(sha256: string): Promise<StoredFile | undefined> {
    const row = await db
      .selectFrom('files')
      .select(fields)
      .where('sha256', '=', sha256)
      .executeTakeFirst()
    return row && described(row)
  }

  async function original(id: string) {
    const row = await db.selectFrom('files').select('type').where('id', '=', id).executeTakeFirst()
    const bytes = row && (await store.get(originalKey(id)))
    return bytes && { type: row.type, bytes }
  }

  /** Made on the first request and kept; requests that come meanwhile wait for the same work. */
  function rendition(id: string, width: number, format: RenditionFormat) {
    const key = `${id}/${width}.${format}`
    const known = underWay.get(key)
    if (known) return known
    const work = makeRendition(key, id, width, format).finally(() => underWay.delete(key))
    underWay.set(key, work)
    return work
  }

  async function makeRendition(key: string, id: string, width: number, format: RenditionFormat) {
    const kept = await store.get(key)
    if (kept) return kept
    const bytes = await store.get(originalKey(id))
    if (!bytes) return undefined
    const made = await render(bytes, width, format)
    await store.put(key, made, `image/${format}`)
    return made
  }

  async function warm(id: string): Promise<void> {
    for (const width of renditionWidths) {
      for (const format of renditionFormats) await rendition(id, width, format)
    }
  }

  return { accept, original, rendition, warm }
}
