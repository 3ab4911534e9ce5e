import type { LoaderFunctionArgs } from 'react-router-dom'
import type { Brand } from '#domain/brand.ts'
import { languageOf } from '../data/languageOf.ts'
import { shelfTextIn } from './shelfText.ts'

/** All that the server knows of a page that only the browser can fill. */
export type Titled = { readonly title: string }

export const titleLoader =
  (brand: Brand, key: 'wishlist.title' | 'compare.title') =>
  ({ request }: LoaderFunctionArgs): Titled => ({
    title: shelfTextIn(languageOf(request.url, brand))(key),
  })
