import { openInquiryPage } from '../ask/openInquiryPage.ts'
import { InquiryPage } from '../ask/InquiryPage.tsx'
import { QuoteSteps } from '../ask/QuoteSteps.tsx'

export const open = openInquiryPage('quote', () => (
  <InquiryPage type="quote" aside={<QuoteSteps />} />
))
