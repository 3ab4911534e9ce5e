import { tableOf } from '#domain/keys.ts'
import { defaultLanguage, isPartial, languageCodes, type Language } from '#domain/locale.ts'
import { createTexts, fileIn, type Catalogue } from '#ui/i18n/texts.ts'
import { namespace } from './useText.ts'

const storefront = import.meta.glob<Catalogue>('../ui/i18n/*/storefront.ts', {
  eager: true,
  import: 'storefront',
})
const frame = import.meta.glob<Catalogue>('../ui/i18n/*/frame.ts', {
  eager: true,
  import: 'frame',
})

const wordsOf = (language: Language): Catalogue => ({
  ...fileIn(storefront, language),
  ...fileIn(frame, language),
})

/** All words of a document, also those that browsers are not sent. */
export const serverTexts = tableOf(languageCodes, (language) =>
  createTexts(
    language,
    namespace,
    wordsOf(language),
    isPartial(language) ? wordsOf(defaultLanguage) : {},
  ),
)
