import { fileProblem, isPictureType, pdf, pictureTypes, type FileType } from '#domain/fileTypes.ts'
import { refuse } from '#domain/problem.ts'
import type { Database } from '#server/platform/database/database.ts'
import { newId } from '#server/platform/newId.ts'
import { describePdf } from './describePdf.ts'
import { publicFileUrl } from './fileLinks.ts'
import {
  describeImage,
  encodeImage,
  renderImage,
  renditionFormats,
  renditionWidths,
  type RenditionFormat,
} from './images.ts'
import type { FileStore } from './fileStore.ts'
import { detectFileType } from './detectFileType.ts'

export type StoredFile = {
  readonly _id: string
  readonly url: string
  readonly name: string
  readonly type: string
  readonly size: number
  /** pictures only */
  readonly width?: number
  readonly height?: number
  readonly placeholder?: string
  readonly transparent?: boolean
}

export type FileAccess = {
  readonly name: string
  readonly type: string
  readonly public: boolean
}

type UploadOptions = {
  /** the account that uploaded it; default: the server itself */
  readonly owner?: string
  /** created by the server, so there is no metadata to remove */
  readonly isGenerated?: true
  /** the accepted types; default: pictures */
  readonly allowedTypes?: readonly FileType[]
}

export type Files = {
  /** stores a file; private to its owner until something public refers to it */
  readonly save: (name: string, bytes: Buffer, origin?: UploadOptions) => Promise<StoredFile>
  /** returns the type of a file, and whether it is public */
  readonly accessOf: (id: string) => Promise<FileAccess | undefined>
  readonly original: (id: string) => Promise<Buffer | undefined>
  readonly rendition: (
    id: string,
    width: number,
    format: RenditionFormat,
  ) => Promise<Buffer | undefined>
  /** makes every rendition before it is first requested */
  readonly warmRenditions: (id: string) => Promise<void>
}

/** The number of public files remembered; a public file never becomes private again. */
const maxKnown = 20_000

export function createFiles(db: Database, store: FileStore): Files {
  const pendingRenditions = new Map<string, Promise<Buffer | undefined>>()
  const publicAccess = new Map<string, FileAccess>()

  /** Stores each upload as a separate file, even if the content is already known. */
  async function save(name: string, upload: Buffer, origin: UploadOptions = {}) {
    const { owner } = origin
    const { bytes, ...facts } = await examineUpload(upload, origin)
    const _id = newId()
    const metadata = { name: name.slice(0, 200) || 'file', size: bytes.length, ...facts }
    // The row comes first: bytes without a row would never be collected.
    await db
      .insertInto('files')
      .values({ id: _id, owner: owner ?? null, ...metadata })
      .execute()
    await store.put(originalKey(_id), bytes, facts.type).catch(async (error: unknown) => {
      await db.deleteFrom('files').where('id', '=', _id).execute()
      throw error
    })
    return { _id, url: publicFileUrl(_id), ...metadata }
  }

  async function accessOf(id: string): Promise<FileAccess | undefined> {
    const cached = publicAccess.get(id)
    if (cached) return cached
    const found = await db
      .selectFrom('files')
      .select(['name', 'type', 'public'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (found?.public && publicAccess.size < maxKnown) publicAccess.set(id, found)
    return found
  }

  const original = (id: string) => store.get(originalKey(id))

  /** Makes a rendition on first request and stores it; concurrent requests share the work. */
  function rendition(id: string, width: number, format: RenditionFormat) {
    const key = renditionKey(id, width, format)
    const pending = pendingRenditions.get(key)
    if (pending) return pending
    const work = makeRendition(key, id, width, format).finally(() => pendingRenditions.delete(key))
    pendingRenditions.set(key, work)
    return work
  }

  async function makeRendition(key: string, id: string, width: number, format: RenditionFormat) {
    const existing = await store.get(key)
    if (existing) return existing
    const bytes = await store.get(originalKey(id))
    if (!bytes) return undefined
    const renditionBytes = await renderImage(bytes, width, format)
    await store.put(key, renditionBytes, `image/${format}`)
    // The file may have been collected while the rendition was made.
    const rows = await db.selectFrom('files').where('id', '=', id).execute()
    if (rows.length === 0) await store.remove([key])
    return renditionBytes
  }

  async function warmRenditions(id: string): Promise<void> {
    const access = await accessOf(id)
    if (!access || !isPictureType(access.type)) return
    for (const width of renditionWidths) {
      for (const format of renditionFormats) await rendition(id, width, format)
    }
  }

  return { save, accessOf, original, rendition, warmRenditions }
}

type ExaminedFile = { readonly type: FileType; readonly bytes: Buffer } & Pick<
  StoredFile,
  'width' | 'height' | 'placeholder' | 'transparent'
>

/** Inspects the content, and re-encodes it where needed. */
async function examineUpload(
  upload: Buffer,
  { isGenerated, allowedTypes = pictureTypes }: Pick<UploadOptions, 'isGenerated' | 'allowedTypes'>,
): Promise<ExaminedFile> {
  const type = detectFileType(upload)
  const size = upload.length
  // A file that is too large for a picture gets that problem first, whatever its type.
  const problem =
    (type ? undefined : fileProblem({ type: 'image/png', size }, allowedTypes)) ??
    fileProblem({ type, size }, allowedTypes)
  if (problem) throw refuse(problem.code, { values: problem.values ?? {} })
  if (type === pdf) return describePdf(upload)
  return isGenerated ? describeImage(upload) : encodeImage(upload)
}

/** Returns the key of the original, which everything else is derived from. */
export const originalKey = (id: string): string => `${id}/original`

const renditionKey = (id: string, width: number, format: RenditionFormat): string =>
  `${id}/${width}.${format}`

/** Returns every key that the store may hold for a file. */
export const fileKeysOf = (id: string): string[] => [
  originalKey(id),
  ...renditionWidths.flatMap((width) =>
    renditionFormats.map((format) => renditionKey(id, width, format)),
  ),
]
