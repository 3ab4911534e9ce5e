import { formatsFor } from '#ui/formats.ts'
import type { ListingData } from '../data/loadListing.ts'
import { isFiltered, parseListingQuery } from '../data/listingQuery.ts'
import { restrictListing } from '../data/restrictListing.ts'
import { shopVisibilityOf } from '../data/shopVisibility.ts'
import type { Head, HeadContext } from '../head/head.ts'
import { breadcrumbList } from '../head/breadcrumbList.ts'

export function listingHead(data: ListingData, context: HeadContext): Head {
  const { about, path, fixedFields, cards } = data
  const { text, brand, settings, language, origin } = context
  const visibility = shopVisibilityOf(brand, settings)
  const address = parseListingQuery(new URLSearchParams(context.search))
  const query = restrictListing(address, { visibility, fixedFields })
  const all = text('list.title')
  const name = about?.title ?? all
  const title = query.search ? text('list.titleSearch', { search: query.search }) : name
  const n = formatsFor(language).number(query.page)
  const page = query.page > 1 ? [text('list.page', { n })] : []
  const words =
    about?.description ??
    text(visibility.price && visibility.stock ? 'list.description' : 'list.descriptionPlain')
  const picture = (about?.picture ?? cards.find((card) => card.picture)?.picture)?.file
  return {
    title: [title, ...page, brand.name[language]].join(' | '),
    description: [words, ...page].join(' | '),
    canonical: query.page > 1 ? `${path}?page=${query.page}` : path,
    image: picture ? origin + picture.url : undefined,
    hidden: query.search !== '' || isFiltered(query) || data.page > data.pages,
    structured: import.meta.env.SSR && [
      breadcrumbList(context, about ? [{ name: all, path: '/products' }, { name }] : [{ name }]),
    ],
  }
}
