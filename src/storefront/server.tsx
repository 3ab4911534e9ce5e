import { brand, palette } from 'virtual:brand'
import { createPathCanonicalizer } from './createPathCanonicalizer.ts'
import { renderPage, type PageRequest } from './render.tsx'
import { serverTexts } from './serverTexts.ts'

/** The door for the server of pages: the chosen brand, and its shop as documents. */
export const render = (page: PageRequest): Promise<Response> =>
  renderPage({ ...brand, palette }, serverTexts[page.language], page)

export const canonicalPath = createPathCanonicalizer(brand)
