import { openInquiryPage } from '../inquiries/openInquiryPage.ts'
import { InquiryPage } from '../inquiries/InquiryPage.tsx'
import { QuoteSteps } from '../inquiries/QuoteSteps.tsx'

export const open = openInquiryPage('quote', () => (
  <InquiryPage type="quote" aside={<QuoteSteps />} />
))
