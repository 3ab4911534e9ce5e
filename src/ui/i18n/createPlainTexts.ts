import { defaultLanguage, type Language } from '#domain/locale.ts'
import { memoize } from '#domain/memoize.ts'
import { formatsFor } from '../formats.ts'
import type { Catalogues, TextCatalogue, Texts } from './texts.ts'

/**
 * Reads texts as i18next does, for browsers of shoppers: catalogues use only its plurals and
 * placeholders, and it would be a tenth of what is loaded before the first interaction.
 */
export function createPlainTexts(language: Language, ...[own, fallback = {}]: Catalogues): Texts {
  const { digits } = formatsFor(language)
  return {
    t: (key, values) => {
      const { count } = values
      const text =
        findText(own, language, key, count) ??
        findText(fallback, defaultLanguage, key, count) ??
        key
      return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
        name in values ? digits(String(values[name])) : placeholder,
      )
    },
  }
}

function findText(
  catalogue: TextCatalogue,
  language: Language,
  key: string,
  count: unknown,
): string | undefined {
  if (typeof count !== 'number') return catalogue[key]
  const forms = [...(count === 0 ? ['zero'] : []), pluralRules(language).select(count), 'other']
  const form = forms.find((each) => `${key}_${each}` in catalogue)
  return catalogue[form ? `${key}_${form}` : key]
}

const pluralRules = memoize((language: Language) => new Intl.PluralRules(language))
