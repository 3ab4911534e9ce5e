import type { Language } from '#domain/locale.ts'
import { loadProductListTexts, productListTextIn } from '../productLists/productListText.ts'
import type { ShopApi } from './shopApi.ts'
import type { Collection } from './collections.ts'
import type { PictureRecord } from './types.ts'

/** The title and texts of a collection. */
export type CollectionIntro = {
  readonly title: string
  /** shown below the title; some topics have none */
  readonly text: string
  /** the meta description */
  readonly description: string
  readonly picture?: PictureRecord | null
}

export type LoadedCollection = {
  readonly path: string
  readonly about: CollectionIntro
  /** filters that every API query of this collection includes */
  readonly fixedFilters: readonly (readonly [string, string])[]
  /** the group whose members are listed */
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
    loadProductListTexts(),
  ])
  const text = productListTextIn(language)
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
