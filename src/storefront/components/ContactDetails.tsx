import { Code } from '#ui/Code.tsx'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { ExtraIcon } from './ExtraIcon.tsx'

type Props = { className?: string | undefined; iconSize?: number }

/** How and when to reach the shop. */
export function ContactDetails({ className, iconSize = 20 }: Props) {
  const formats = useFormats()
  const { language } = useLanguage()
  const { contact, texts } = useBrand()
  return (
    <ul className={className}>
      <li>
        <ExtraIcon name="mail" size={iconSize} />
        <a href={`mailto:${contact.email}`}>
          <Code>{contact.email}</Code>
        </a>
      </li>
      <li>
        <ExtraIcon name="phone" size={iconSize} />
        <a href={`tel:${contact.phone}`}>
          <Code>{contact.phone}</Code>
        </a>
      </li>
      <li>
        <ExtraIcon name="clock" size={iconSize} />
        {formats.digits(contact.hours[language])}
      </li>
      <li>
        <ExtraIcon name="pin" size={iconSize} />
        {formats.digits(texts[language].address)}
      </li>
    </ul>
  )
}
