import { brand, palette } from 'virtual:brand'
import { createPathCanonicalizer } from './createPathCanonicalizer.ts'
import { renderPage, type PageRequest } from './render.tsx'
import { serverTexts } from './serverTexts.ts'

/** The entry point of the page server: renders a page with the brand of this build. */
export const render = (page: PageRequest): Promise<Response> =>
  renderPage({ ...brand, palette }, serverTexts[page.language], page)

export const canonicalPath = createPathCanonicalizer(brand)
