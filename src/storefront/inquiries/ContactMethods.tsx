import { Code } from '#ui/Code.tsx'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { ExtraIcon } from '../components/ExtraIcon.tsx'
import { SocialLinks } from '../layout/SocialLinks.tsx'
import { useInquiryText } from './inquiryText.ts'
import styles from './ContactMethods.module.css'

/** The other ways to contact the shop. */
export function ContactMethods() {
  const text = useInquiryText()
  const formats = useFormats()
  const { language } = useLanguage()
  const { contact, texts } = useBrand()
  return (
    <div className={styles.ways}>
      <h2>{text('contact.other')}</h2>
      <ul>
        <li>
          <ExtraIcon name="mail" />
          <a href={`mailto:${contact.email}`}>
            <Code>{contact.email}</Code>
          </a>
        </li>
        <li>
          <ExtraIcon name="phone" />
          <a href={`tel:${contact.phone}`}>
            <Code>{contact.phone}</Code>
          </a>
        </li>
        <li>
          <ExtraIcon name="clock" />
          {formats.digits(contact.hours[language])}
        </li>
        <li>
          <ExtraIcon name="pin" />
          {formats.digits(texts[language].address)}
        </li>
      </ul>
      <SocialLinks />
    </div>
  )
}
