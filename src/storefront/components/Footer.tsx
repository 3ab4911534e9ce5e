import { Link } from 'react-router-dom'
import { Code } from '#ui/Code.tsx'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { useShop } from '../useShop.ts'
import { useText } from '../useText.ts'
import styles from './Footer.module.css'
import { Icon } from './Icon.tsx'
import { Logo } from './Logo.tsx'
import { types } from './Menu.tsx'
import { SocialLinks } from './SocialLinks.tsx'
import { WhatsApp } from './WhatsApp.tsx'

export function Footer() {
  const text = useText()
  const formats = useFormats()
  const { language } = useLanguage()
  const { name, texts, contact } = useBrand()
  const shop = useShop()
  const applications = shop?.applications.slice(0, 6) ?? []
  const rights = shop?.settings.copyright || name[language]
  const year = formats.digits(String(shop?.year ?? ''))
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.columns}`}>
        <section className={styles.about}>
          <Logo />
          <p>{texts[language].description}</p>
          <SocialLinks />
        </section>
        <nav aria-label={text('footer.shop')}>
          <h2>{text('footer.shop')}</h2>
          <ul>
            {types.map(([label, query]) => (
              <li key={label}>
                <Link to={`/products${query}`}>{text(label)}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label={text('footer.solutions')}>
          <h2>{text('footer.solutions')}</h2>
          <ul>
            {applications.map(({ _id, title }) => (
              <li key={_id}>
                <Link to={`/products?applications=${_id}`}>{title}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <section>
          <h2>{text('footer.contact')}</h2>
          <ul className={styles.contact}>
            <li>
              <Icon name="mail" size={18} />
              <a href={`mailto:${contact.email}`}>
                <Code>{contact.email}</Code>
              </a>
            </li>
            <li>
              <Icon name="phone" size={18} />
              <a href={`tel:${contact.phone}`}>
                <Code>{contact.phone}</Code>
              </a>
            </li>
            <li>
              <Icon name="clock" size={18} />
              {formats.digits(contact.hours[language])}
            </li>
            <li>
              <Icon name="pin" size={18} />
              {formats.digits(texts[language].address)}
            </li>
          </ul>
        </section>
      </div>
      <p className={`wrap ${styles.rights}`}>
        {/©/.test(rights) ? formats.digits(rights) : text('footer.rights', { year, name: rights })}
      </p>
      <WhatsApp />
    </footer>
  )
}
