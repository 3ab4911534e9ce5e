import type { PageBrand } from '#domain/brand.ts'
import { isLanguage, type Language } from '#domain/locale.ts'

/** Returns the language at the start of a URL's path, or the brand's language. */
export const languageOfUrl = (url: string, { language: fallback }: PageBrand): Language => {
  const prefix = new URL(url).pathname.split('/')[1]
  return isLanguage(prefix) ? prefix : fallback
}
