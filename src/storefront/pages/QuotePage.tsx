import { openInquiryPage } from '../ask/openAsk.ts'
import { InquiryPage } from '../ask/AskPage.tsx'
import { QuoteSteps } from '../ask/QuoteSteps.tsx'

export const open = openInquiryPage('quote', () => (
  <InquiryPage type="quote" aside={<QuoteSteps />} />
))
