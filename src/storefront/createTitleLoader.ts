import type { LoaderFunctionArgs } from 'react-router-dom'
import type { PageBrand } from '#domain/brand.ts'
import type { Language } from '#domain/locale.ts'
import { languageOfUrl } from './data/languageOfUrl.ts'

/** All that can be known of a page before its reader is known: what it is called. */
export type TitleData = { readonly title: string }

export const createTitleLoader =
  (brand: PageBrand, titleIn: (language: Language) => string) =>
  ({ request }: Pick<LoaderFunctionArgs, 'request'>): TitleData => ({
    title: titleIn(languageOfUrl(request.url, brand)),
  })
