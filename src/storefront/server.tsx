import { brand, palette } from 'virtual:brand'
import { createPathCanonicalizer } from './rendering/createPathCanonicalizer.ts'
import { renderPage, type PageRequest, type RenderedPage } from './rendering/render.tsx'
import { serverTexts } from './rendering/serverTexts.ts'

/** The entry point of the page server: renders a page with the brand of this build. */
export const render = (page: PageRequest): Promise<RenderedPage> =>
  renderPage({ ...brand, palette }, serverTexts[page.language], page)

export const canonicalPath = createPathCanonicalizer(brand)
