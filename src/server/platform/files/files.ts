import { fileProblem, isPictureType, pdf, pictureTypes, type FileType } from '#domain/fileTypes.ts'
import { refuse } from '#domain/problem.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
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
  /** of a picture */
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
  /** the account that sent it; default: the product itself */
  readonly owner?: string
  /** drawn by the product: there is nothing in it that has to be taken away */
  readonly isGenerated?: true
  /** which types are taken; default: pictures */
  readonly allowedTypes?: readonly FileType[]
}

export type Files = {
  /** keeps a file, for its owner alone until something public refers to it */
  readonly save: (name: string, bytes: Buffer, origin?: UploadOptions) => Promise<StoredFile>
  /** what it is, and whether everybody may read it */
  readonly accessOf: (id: string) => Promise<FileAccess | undefined>
  readonly original: (id: string) => Promise<Buffer | undefined>
  readonly rendition: (
    id: string,
    width: number,
    format: RenditionFormat,
  ) => Promise<Buffer | undefined>
  /** makes every rendition ahead of the first request for it */
  readonly warmRenditions: (id: string) => Promise<void>
}

/** So many public files are known by heart: what is public once stays so. */
const maxKnown = 20_000

export function createFiles(db: Database, store: FileStore): Files {
  const pendingRenditions = new Map<string, Promise<Buffer | undefined>>()
  const publicAccess = new Map<string, FileAccess>()

  /** Each upload is a file of its own, under its own name, whatever anybody else has sent. */
  async function save(name: string, upload: Buffer, origin: UploadOptions = {}) {
    const { owner } = origin
    const { bytes, ...facts } = await examineUpload(upload, origin)
    const _id = newId()
    const metadata = { name: name.slice(0, 200) || 'file', size: bytes.length, ...facts }
    // First of all it is written down: bytes that no row speaks of would never be collected.
    await db
      .insertInto('files')
      .values({ id: _id, owner: owner ?? null, ...metadata })
      .execute()
    await store.put(originalKey(_id), bytes, facts.type).catch(async (error: unknown) => {
      await runSql(db, 'delete from files where id = $1', [_id])
      throw error
    })
    return { _id, url: publicFileUrl(_id), ...metadata }
  }

  async function accessOf(id: string): Promise<FileAccess | undefined> {
    const cached = publicAccess.get(id)
    if (cached) return cached
    const { rows } = await runSql<FileAccess>(
      db,
      'select name, type, public from files where id = $1',
      [id],
    )
    const [found] = rows
    if (found?.public && publicAccess.size < maxKnown) publicAccess.set(id, found)
    return found
  }

  const original = (id: string) => store.get(originalKey(id))

  /** Made on the first request and kept; requests that come meanwhile wait for the same work. */
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
    // It may have been collected while its copy was made.
    const { rows } = await runSql(db, 'select from files where id = $1', [id])
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

/** Looks at the content, and keeps what it is good for. */
async function examineUpload(
  upload: Buffer,
  { isGenerated, allowedTypes = pictureTypes }: Pick<UploadOptions, 'isGenerated' | 'allowedTypes'>,
): Promise<ExaminedFile> {
  const type = detectFileType(upload)
  const size = upload.length
  // What is too large for a picture is told so first, whatever it may be instead.
  const problem =
    (type ? undefined : fileProblem({ type: 'image/png', size }, allowedTypes)) ??
    fileProblem({ type, size }, allowedTypes)
  if (problem) throw refuse(problem.code, { values: problem.values ?? {} })
  if (type === pdf) return describePdf(upload)
  return isGenerated ? describeImage(upload) : encodeImage(upload)
}

/** Where the bytes lie that were kept of an upload; all else is made from them. */
export const originalKey = (id: string): string => `${id}/original`

const renditionKey = (id: string, width: number, format: RenditionFormat): string =>
  `${id}/${width}.${format}`

/** Everything that the store may hold of a file. */
export const fileKeysOf = (id: string): string[] => [
  originalKey(id),
  ...renditionWidths.flatMap((width) =>
    renditionFormats.map((format) => renditionKey(id, width, format)),
  ),
]
