import { defineInquiryPage } from '../inquiries/defineInquiryPage.ts'
import { InquiryPage } from '../inquiries/InquiryPage.tsx'
import { ContactMethods } from '../inquiries/ContactMethods.tsx'

export const definePage = defineInquiryPage('contact', () => (
  <InquiryPage type="contact" aside={<ContactMethods />} />
))
