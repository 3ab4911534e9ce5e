import { brand } from '#brands/marsad/brand.ts'
import type { Brand } from '#domain/brand.ts'
import type { Language } from '#domain/locale.ts'
import { renderPage } from '#storefront/rendering/render.tsx'
import { serverTexts } from '#storefront/rendering/serverTexts.ts'
import { sampleApi } from './sampleApi.ts'

type Options = {
  readonly language?: Language
  /** responses of the API that replace the samples */
  readonly api?: Readonly<Record<string, unknown>>
  /** the status of the first response */
  readonly once?: Readonly<Record<string, number>>
  /** fields that the API hides from shoppers */
  readonly hidden?: readonly string[]
  readonly features?: Partial<Brand['features']>
  readonly layout?: Partial<Brand['layout']>
  /** the tag that loads the scripts after the first paint */
  readonly start?: string
}

/** Renders a page of a small shop as the server does, and records its API requests. */
export async function openPage(path: string, options: Options = {}) {
  const { language = 'en', api = {}, once = {}, hidden = [], features = {}, start } = options
  const layout = { ...brand.layout, ...options.layout }
  const { fetchApi, requests } = sampleApi(api, hidden, once)
  const kit = { ...brand, layout, features: { ...brand.features, ...features }, logo: '<svg/>' }
  const response = await renderPage(kit, serverTexts[language], {
    url: `https://shop.example/${language}${path}`,
    language,
    theme: 'dark',
    fetchApi,
    signal: new AbortController().signal,
    files: (pageModule) => ({
      ...(start && { startScript: start }),
      scripts: ['/entry.js'],
      styles: [],
      modules: pageModule ? [pageModule] : [],
      fonts: [],
    }),
  })
  const keeping = response.headers.get('cache-control')
  return { status: response.status, keeping, html: await response.text(), requests }
}
