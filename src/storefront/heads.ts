import { languages } from '#domain/locale.ts'
import { toMajor } from '#domain/money.ts'
import type { HomeData } from './data/loadHome.ts'
import type { ListingData } from './data/loadListing.ts'
import type { ProductData } from './data/loadProduct.ts'
import { isFiltered, readListing } from './data/listingQuery.ts'
import { plainText } from './data/plainText.ts'
import { showsOf } from './data/shows.ts'
import type { Head, HeadContext } from './head.ts'

export const homeHead = (
  { slides }: HomeData,
  { brand, settings, language, origin }: HeadContext,
): Head => ({
  title: `${brand.name[language]} | ${brand.texts[language].tagline}`,
  description: brand.texts[language].description,
  image: slides.flatMap(({ picture }) => (picture?.file ? [origin + picture.file.url] : []))[0],
  structured: [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: brand.name[language],
      url: `${origin}/${language}`,
      logo: origin + (settings?.logo?.url ?? settings?.favicon?.url ?? '/favicon.svg'),
      sameAs: settings?.social.map(({ url }) => url),
      email: brand.contact.email,
      telephone: brand.contact.phone,
    },
  ],
})

export function listingHead(_: ListingData, context: HeadContext): Head {
  const { text, brand, settings, language } = context
  const { price, stock } = showsOf(brand, settings)
  const query = readListing(new URLSearchParams(context.search))
  const title = query.search
    ? text('list.titleSearch', { search: query.search })
    : text('list.title')
  return {
    title: `${title} | ${brand.name[language]}`,
    description: text(price && stock ? 'list.description' : 'list.descriptionPlain'),
    canonical: query.page > 1 ? `/products?page=${query.page}` : '/products',
    hidden: query.search !== '' || isFiltered(query),
    structured: [trail(context, [{ name: text('list.title') }])],
  }
}

export function productHead(data: ProductData, context: HeadContext): Head {
  const { text, brand, language, origin } = context
  const { product } = data
  const description = plainText(product.description ?? '') || product.name
  const images = (product.images ?? []).flatMap(({ file }) => (file ? [origin + file.url] : []))
  const path = `/products/${product.code}`
  return {
    title: `${product.name} | ${brand.name[language]}`,
    description,
    canonical: path,
    image: images[0],
    structured: [
      {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: product.name,
        description,
        sku: product.code,
        image: images,
        category: data.type,
        inLanguage: languages[language].tag.slice(0, 2),
        ...(product.price ? { offers: offer(data, `${origin}/${language}${path}`) } : {}),
      },
      trail(context, [{ name: text('list.title'), path: '/products' }, { name: product.name }]),
    ],
  }
}

/** Of a page that is for one reader only: no searcher is to list it. */
export const hiddenHead = (
  { title }: { readonly title: string },
  { brand, language }: HeadContext,
): Head => ({
  title: `${title} | ${brand.name[language]}`,
  hidden: true,
})

const offer = ({ product: { price }, availability }: ProductData, url: string): object => ({
  '@type': 'Offer',
  url,
  ...(price ? { price: String(toMajor(price)), priceCurrency: price.currency } : {}),
  ...(availability
    ? {
        availability: `https://schema.org/${availability === 'outOfStock' ? 'OutOfStock' : 'InStock'}`,
      }
    : {}),
})

type Step = { readonly name: string; readonly path?: string }

const trail = ({ text, origin, language }: HeadContext, steps: readonly Step[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: text('nav.home'), path: '' }, ...steps].map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: step.name,
    ...(step.path === undefined ? {} : { item: `${origin}/${language}${step.path}` }),
  })),
})
