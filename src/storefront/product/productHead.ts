import { languages } from '#domain/locale.ts'
import { toMajor } from '#domain/money.ts'
import type { ProductData } from '../data/loadProduct.ts'
import { toPlainText } from '../data/toPlainText.ts'
import { typePath } from '../data/collections.ts'
import type { Faq } from '../data/types.ts'
import type { Head, HeadContext } from '../head/head.ts'
import { breadcrumbList } from '../head/breadcrumbList.ts'

export function productHead(data: ProductData, context: HeadContext): Head {
  const { text, brand, language, origin } = context
  const { product, summary } = data
  const images = (product.images ?? []).flatMap(({ file }) => (file ? [origin + file.url] : []))
  const path = `/products/${product.code}`
  return {
    title: `${product.name} | ${brand.name[language]}`,
    description: summary,
    canonical: path,
    image: images[0],
    structured: import.meta.env.SSR && [
      {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: product.name,
        description: toPlainText(product.description ?? '') || product.name,
        sku: product.code,
        image: images,
        category: data.type,
        inLanguage: languages[language].tag.slice(0, 2),
        ...(product.price ? { offers: offer(data, `${origin}/${language}${path}`) } : {}),
      },
      breadcrumbList(context, [
        { name: text('list.title'), path: '/products' },
        { name: data.type, path: typePath(product.type) },
        { name: product.name },
      ]),
      ...(product.faqs?.length ? [questions(product.faqs)] : []),
    ],
  }
}

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

const questions = (faqs: readonly Faq[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
