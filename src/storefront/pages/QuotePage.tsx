import { defineInquiryPage } from '../inquiries/defineInquiryPage.ts'
import { InquiryPage } from '../inquiries/InquiryPage.tsx'
import { QuoteSteps } from '../inquiries/QuoteSteps.tsx'

export const definePage = defineInquiryPage('quote', () => (
  <InquiryPage type="quote" aside={<QuoteSteps />} />
))
