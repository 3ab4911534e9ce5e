import { Link } from 'react-router-dom'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import styles from './Logo.module.css'

export function Logo() {
  const { name, logo } = useBrand()
  const { language } = useLanguage()
  return (
    <Link to="/" className={styles.logo}>
      <span className={styles.mark} aria-hidden="true" dangerouslySetInnerHTML={{ __html: logo }} />
      <span>{name[language]}</span>
    </Link>
  )
}
