import { cardQuery, toCard, type Card } from './card.ts'
import { typePath } from './collections.ts'
import type { ShopApi } from './shopApi.ts'
import type { Metadata, Product } from './types.ts'

/** Suggestions for a search without results. */
export type SearchAlternatives = {
  /** matches for one of the words, or else the first products of the shop */
  readonly near: readonly Card[]
  readonly categories: readonly { readonly title: string; readonly to: string }[]
}

const maxProducts = 3
const maxWords = 4

export async function loadAlternatives(
  api: ShopApi,
  search: string,
  metadata: Metadata,
  signal: AbortSignal,
): Promise<SearchAlternatives> {
  const findProducts = async (
    words: Readonly<Record<string, string>>,
  ): Promise<readonly Product[]> => {
    const query = cardQuery(
      Object.entries({ ...words, limit: String(maxProducts), total: 'false' }),
    )
    return (await api.products(query, signal)).data
  }
  const words = search.split(/\s+/).filter((word) => word.length > 1)
  const searchedWords = words.length > 1 ? words.slice(0, maxWords) : []
  const wordMatches = (
    await Promise.all(searchedWords.map((word) => findProducts({ search: word })))
  ).flat()
  const near = new Map(wordMatches.map((product) => [product._id, product]))
  const products = near.size > 0 ? [...near.values()] : await findProducts({})
  return {
    near: products.slice(0, maxProducts).map((product) => toCard(product, metadata)),
    categories: Object.entries(metadata.enums['products.type'] ?? {}).map(([type, title]) => ({
      title,
      to: typePath(type),
    })),
  }
}
