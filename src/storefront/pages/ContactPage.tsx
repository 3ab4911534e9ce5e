import { openInquiryPage } from '../ask/openAsk.ts'
import { InquiryPage } from '../ask/AskPage.tsx'
import { ContactMethods } from '../ask/ContactWays.tsx'

export const open = openInquiryPage('contact', () => (
  <InquiryPage type="contact" aside={<ContactMethods />} />
))
