import { formatsFor } from '#ui/formats.ts'
import type { ListingData } from './data/loadListing.ts'
import { isFiltered, readListing } from './data/listingQuery.ts'
import { shownListing } from './data/shownListing.ts'
import { showsOf } from './data/shows.ts'
import type { Head, HeadContext } from './head.ts'
import { trail } from './trail.ts'

export function listingHead({ about, path, held }: ListingData, context: HeadContext): Head {
  const { text, brand, settings, language, origin } = context
  const shows = showsOf(brand, settings)
  const address = readListing(new URLSearchParams(context.search))
  const query = shownListing(address, { shows, held })
  const all = text('list.title')
  const name = about?.title ?? all
  const title = query.search ? text('list.titleSearch', { search: query.search }) : name
  const n = formatsFor(language).number(query.page)
  return {
    title: [
      title,
      ...(query.page > 1 ? [text('list.page', { n })] : []),
      brand.name[language],
    ].join(' | '),
    description:
      about?.description ??
      text(shows.price && shows.stock ? 'list.description' : 'list.descriptionPlain'),
    canonical: query.page > 1 ? `${path}?page=${query.page}` : path,
    image: about?.picture?.file ? origin + about.picture.file.url : undefined,
    hidden: query.search !== '' || isFiltered(query),
    structured: [trail(context, about ? [{ name: all, path: '/products' }, { name }] : [{ name }])],
  }
}
