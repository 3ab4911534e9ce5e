import { openInquiryPage } from '../inquiries/openInquiryPage.ts'
import { InquiryPage } from '../inquiries/InquiryPage.tsx'
import { ContactMethods } from '../inquiries/ContactMethods.tsx'

export const open = openInquiryPage('contact', () => (
  <InquiryPage type="contact" aside={<ContactMethods />} />
))
