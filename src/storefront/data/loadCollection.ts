import type { Language } from '#domain/locale.ts'
import { loadShelfTexts, shelfTextIn } from '../shelf/shelfText.ts'
import type { ShopApi } from './shopApi.ts'
import type { Collection } from './collections.ts'
import type { PictureRecord } from './types.ts'

/** What a shelf says about itself. */
export type CollectionIntro = {
  readonly title: string
  /** under the title; some topics say nothing */
  readonly text: string
  /** for those who search for it */
  readonly description: string
  readonly picture?: PictureRecord | null
}

export type LoadedCollection = {
  readonly path: string
  readonly about: CollectionIntro
  /** what every question to the API holds */
  readonly fixedFilters: readonly (readonly [string, string])[]
  /** whose members stand on it */
  readonly group?: string
}

type CollectionRequest = {
  readonly api: ShopApi
  readonly collection: Collection
  readonly code: string
  readonly language: Language
  readonly signal: AbortSignal
}

export async function loadCollection(request: CollectionRequest): Promise<LoadedCollection> {
  const { api, collection, language, signal } = request
  const { topic, name, type } = collection
  const code = topic?.code ?? request.code
  const [record] = await Promise.all([
    topic && api.topic(topic.kind, code, signal),
    loadShelfTexts(),
  ])
  const text = shelfTextIn(language)
  const isTopic = record && !topic?.code
  const title = isTopic ? record.title : text(`${name}.title`, {})
  const description = text(`${name}.text`, { title })
  return {
    path: `/${collection.path.replace(':code', record?.code ?? code)}`,
    about: {
      title,
      text: isTopic ? (record.description ?? '') : description,
      description: (isTopic && record.description) || description,
      picture: isTopic ? (record.picture ?? null) : null,
    },
    fixedFilters: [
      ...(type ? [['type', type] as const] : []),
      ...(topic?.field && record ? [[topic.field, record._id] as const] : []),
    ],
    ...(topic && !topic.field && record && { group: record._id }),
  }
}
