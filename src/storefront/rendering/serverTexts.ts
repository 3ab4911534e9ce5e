import { recordFromKeys } from '#domain/keys.ts'
import { defaultLanguage, isPartial, languageCodes, type Language } from '#domain/locale.ts'
import { createTexts, fileForLanguage, type TextCatalogue } from '#ui/i18n/texts.ts'
import { namespace } from '../hooks/useText.ts'

const storefront = import.meta.glob<TextCatalogue>('../../ui/i18n/*/storefront.ts', {
  eager: true,
  import: 'storefront',
})
const frame = import.meta.glob<TextCatalogue>('../../ui/i18n/*/frame.ts', {
  eager: true,
  import: 'frame',
})

const catalogueOf = (language: Language): TextCatalogue => ({
  ...fileForLanguage(storefront, language),
  ...fileForLanguage(frame, language),
})

/** All texts of a document, including those that are not sent to the browser. */
export const serverTexts = recordFromKeys(languageCodes, (language) =>
  createTexts(
    language,
    namespace,
    catalogueOf(language),
    isPartial(language) ? catalogueOf(defaultLanguage) : {},
  ),
)
