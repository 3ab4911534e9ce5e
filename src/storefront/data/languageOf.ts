import type { Brand } from '#domain/brand.ts'
import { isLanguage, type Language } from '#domain/locale.ts'

/** The language that an address of the shop begins with. */
export const languageOf = (url: string, { language: usual }: Brand): Language => {
  const prefix = new URL(url).pathname.split('/')[1]
  return isLanguage(prefix) ? prefix : usual
}
