import { describe } from 'vitest'
import { languageCodes, type Language } from '#domain/locale.ts'

/** Describes the same in each language: in Arabic in `npm test`, in the others in `test:all`. */
export function describeInEachLanguage(
  title: string,
  describeAll: (language: Language) => void,
): void {
  for (const language of languageCodes)
    describe(
      `${title.replace('%s', language)}`,
      {
        tags: language === 'ar' ? [] : ['long'],
      },
      () => {
        describeAll(language)
      },
    )
}
