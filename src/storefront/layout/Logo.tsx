import { Link } from '../routing/Link.tsx'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { renditionUrl } from '#ui/renditions.ts'
import { useShop } from '../hooks/useShop.ts'
import styles from './Logo.module.css'

/** The logo set by staff, which contains the name; otherwise the brand's drawing and name. */
export function Logo() {
  const { name, logo } = useBrand()
  const { language } = useLanguage()
  const image = useShop()?.settings.logo
  if (image)
    return (
      <Link to="/" className={styles.logo}>
        <img
          className={styles.image}
          src={renditionUrl(image, 320)}
          srcSet={`${renditionUrl(image, 320)} 1x, ${renditionUrl(image, 640)} 2x`}
          width={image.width}
          height={image.height}
          alt={name[language]}
        />
      </Link>
    )
  return (
    <Link to="/" className={styles.logo}>
      <span className={styles.mark} aria-hidden="true" dangerouslySetInnerHTML={{ __html: logo }} />
      <span>{name[language]}</span>
    </Link>
  )
}
