import { ContactDetails } from '../components/ContactDetails.tsx'
import { SocialLinks } from '../layout/SocialLinks.tsx'
import { useInquiryText } from './inquiryText.ts'
import styles from './ContactMethods.module.css'

/** The other ways to contact the shop. */
export function ContactMethods() {
  const text = useInquiryText()
  return (
    <div className={styles.ways}>
      <h2>{text('contact.other')}</h2>
      <ContactDetails />
      <SocialLinks />
    </div>
  )
}
