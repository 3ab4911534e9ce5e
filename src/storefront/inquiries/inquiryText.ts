import type { inquiries } from '#ui/i18n/en/inquiries.ts'
import type { TextCatalogue } from '#ui/i18n/texts.ts'
import { createPageTexts } from '../createPageTexts.ts'

/** Texts of the contact and quote pages. */
export const {
  load: loadInquiryText,
  in: inquiryTextIn,
  use: useInquiryText,
} = createPageTexts<typeof inquiries>(
  'inquiries',
  import.meta.glob<TextCatalogue>('../../ui/i18n/*/inquiries.ts', { import: 'inquiries' }),
)
