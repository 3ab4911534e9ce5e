import type { licences } from '#ui/i18n/en/licences.ts'
import type { TextCatalogue } from '#ui/i18n/texts.ts'
import { createPageTexts } from '../createPageTexts.ts'

const texts = createPageTexts<typeof licences>(
  'licences',
  import.meta.glob<TextCatalogue>('../../ui/i18n/*/licences.ts', { import: 'licences' }),
)

export const { load: loadLicencesTexts, use: useLicencesText } = texts
