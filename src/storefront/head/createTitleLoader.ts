import type { LoaderFunctionArgs } from 'react-router-dom'
import type { PageBrand } from '#domain/brand.ts'
import type { Language } from '#domain/locale.ts'
import { languageOfUrl } from '../data/languageOfUrl.ts'

/** The data of a page whose content depends on the user: only its title is known in advance. */
export type TitleData = { readonly title: string }

export const createTitleLoader =
  (brand: PageBrand, titleIn: (language: Language) => string) =>
  ({ request }: Pick<LoaderFunctionArgs, 'request'>): TitleData => ({
    title: titleIn(languageOfUrl(request.url, brand)),
  })
