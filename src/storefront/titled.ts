import type { LoaderFunctionArgs } from 'react-router-dom'
import type { PageBrand } from '#domain/brand.ts'
import type { Language } from '#domain/locale.ts'
import { languageOf } from './data/languageOf.ts'

/** All that can be known of a page before its reader is known: what it is called. */
export type Titled = { readonly title: string }

export const loadTitled =
  (brand: PageBrand, titleIn: (language: Language) => string) =>
  ({ request }: Pick<LoaderFunctionArgs, 'request'>): Titled => ({
    title: titleIn(languageOf(request.url, brand)),
  })
