import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useShop } from '../hooks/useShop.ts'
import { useText } from '../hooks/useText.ts'
import { ExtraIcon } from '../components/ExtraIcon.tsx'
import styles from './SocialLinks.module.css'

const networks = ['facebook', 'instagram', 'linkedin', 'x', 'youtube'] as const

/** Links to the social networks that staff has entered. */
export function SocialLinks() {
  const text = useText()
  const { name } = useBrand()
  const { language } = useLanguage()
  const links = (useShop()?.settings.social ?? []).flatMap(({ network, url }) => {
    const known = networks.find((each) => each === network)
    return known ? [{ known, url }] : []
  })
  if (links.length === 0) return null
  return (
    <ul className={styles.links}>
      {links.map(({ known, url }) => {
        const label = text('footer.profile', {
          name: name[language],
          network: text(`social.${known}`),
        })
        return (
          <li key={known}>
            <a
              className="iconButton"
              href={url}
              target="_blank"
              rel="noopener"
              aria-label={label}
              title={label}
            >
              <ExtraIcon name={known} />
            </a>
          </li>
        )
      })}
    </ul>
  )
}
