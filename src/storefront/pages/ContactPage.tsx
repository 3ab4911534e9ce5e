import { openInquiryPage } from '../ask/openInquiryPage.ts'
import { InquiryPage } from '../ask/InquiryPage.tsx'
import { ContactMethods } from '../ask/ContactMethods.tsx'

export const open = openInquiryPage('contact', () => (
  <InquiryPage type="contact" aside={<ContactMethods />} />
))
