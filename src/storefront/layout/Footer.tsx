import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { useShop } from '../hooks/useShop.ts'
import { useFrameText } from '../hooks/useText.ts'
import styles from './Footer.module.css'
import { FooterLinks } from './FooterLinks.tsx'
import { ContactDetails } from '../components/ContactDetails.tsx'
import { Logo } from './Logo.tsx'
import { collectionLinks } from '../menu/menus.ts'
import { SocialLinks } from './SocialLinks.tsx'
import { WhatsApp } from './WhatsApp.tsx'

export function Footer() {
  const text = useFrameText()
  const formats = useFormats()
  const { language } = useLanguage()
  const { name, texts, features, layout } = useBrand()
  const shop = useShop()
  const rights = shop?.settings.copyright || name[language]
  const year = formats.digits(String(shop?.year ?? ''))
  return (
    <footer
      className={styles.footer}
      data-theme={layout.footer === 'dark' ? layout.footer : undefined}
    >
      <div className={`wrap ${styles.columns}`}>
        <section className={styles.about}>
          <Logo />
          <p>{texts[language].description}</p>
          <SocialLinks />
        </section>
        <FooterLinks
          title={text('footer.shop')}
          links={collectionLinks.map(([label, to]) => ({ to, label: text(label) }))}
        />
        <FooterLinks
          title={text('footer.solutions')}
          links={[
            ...(shop?.applications.slice(0, 6) ?? []).map(({ code, title }) => ({
              to: `/solutions/applications/${code}`,
              label: title,
            })),
            { to: '/solutions', label: text('nav.allSolutions') },
          ]}
        />
        <FooterLinks
          title={text('footer.company')}
          links={[
            { to: '/aboutUs', label: text('nav.aboutUs') },
            { to: '/contact', label: text('nav.contact') },
            { to: '/requestAQuote', label: text('nav.requestAQuote') },
            { to: '/termsAndConditions', label: text('nav.terms') },
            { to: '/privacyPolicy', label: text('nav.privacy') },
          ]}
        />
        <section>
          <h2>{text('footer.contact')}</h2>
          <ContactDetails className={styles.contact} iconSize={18} />
        </section>
      </div>
      <p className={`wrap ${styles.rights}`}>
        {/©/.test(rights) ? formats.digits(rights) : text('footer.rights', { year, name: rights })}
      </p>
      <WhatsApp />
      <noscript>
        <p className={styles.noScript}>
          {text(features.cart ? 'footer.noScript' : 'footer.noScriptAsk')}
        </p>
      </noscript>
    </footer>
  )
}
