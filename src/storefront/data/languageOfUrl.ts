import type { PageBrand } from '#domain/brand.ts'
import { isLanguage, type Language } from '#domain/locale.ts'

/** The language that an address of the shop begins with. */
export const languageOfUrl = (url: string, { language: fallback }: PageBrand): Language => {
  const prefix = new URL(url).pathname.split('/')[1]
  return isLanguage(prefix) ? prefix : fallback
}
