import { pdf } from '#domain/fileTypes.ts'
import { listOrEmpty, isRecord } from '#resource/kinds/kind.ts'

/** An embedded record, with whichever of its fields were read. */
export type Reference = { readonly _id: string; readonly [field: string]: unknown }

export const isReference = (value: unknown): value is Reference =>
  isRecord(value) && typeof value['_id'] === 'string'

/** Returns the embedded records of a relation to one or many. */
export const referencesOf = (value: unknown): Reference[] =>
  (Array.isArray(value) ? listOrEmpty(value) : [value]).filter(isReference)

export const referenceTitle = (reference: Reference): string =>
  String(reference['title'] ?? reference['name'] ?? reference['code'] ?? '')

export type EmbeddedPicture = {
  readonly _id: string
  readonly url: string
  readonly width: number
  readonly height: number
  readonly placeholder?: string
  readonly transparent?: boolean
}

/** Returns the file of a picture: the value itself, inside its record, or the first of several. */
export function embeddedPictureOf(value: unknown): EmbeddedPicture | undefined {
  if (Array.isArray(value)) return embeddedPictureOf(value[0])
  if (!isRecord(value)) return undefined
  if (isRecord(value['file'])) return embeddedPictureOf(value['file'])
  const { _id, url, type, width, height, placeholder, transparent } = value
  if (typeof _id !== 'string' || typeof url !== 'string' || type === pdf) return undefined
  return {
    _id,
    url,
    width: Number(width) || 1,
    height: Number(height) || 1,
    ...(typeof placeholder === 'string' && { placeholder }),
    ...(transparent === true && { transparent }),
  }
}

/** A stored file that is not a picture and is only linked. */
export type EmbeddedDocument = {
  readonly url: string
  readonly name: string
  readonly size: number
}

export function embeddedDocumentOf(value: unknown): EmbeddedDocument | undefined {
  if (!isRecord(value)) return undefined
  const { url, type, name, size } = value
  if (type !== pdf || typeof url !== 'string') return undefined
  return { url, name: String(name), size: Number(size) }
}

/** Returns the address of a smaller rendition. */
export const renditionUrl = ({ url }: EmbeddedPicture, width: 320 | 640 | 960 | 1280): string =>
  `${url}?w=${width}&f=webp`
