import { useLocation } from 'react-router-dom'
import { languages } from '#domain/locale.ts'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useText } from '../useText.ts'
import styles from './Header.module.css'
import { Icon } from './Icon.tsx'

/** The same page in each language; a whole new document, since its direction changes. */
export function LanguageSwitch() {
  const text = useText()
  const brand = useBrand()
  const { language } = useLanguage()
  const { pathname, search } = useLocation()
  return brand.languages.map((code) => (
    <a
      key={code}
      className={`${styles.action} ${styles.language}`}
      href={`/${code}${pathname === '/' ? '' : pathname}${search}`}
      hrefLang={code}
      lang={code}
      aria-current={code === language ? 'true' : undefined}
      title={text('header.language', { language: languages[code].label })}
    >
      {languages[code].label}
      {code === language && <Icon name="check" size={18} />}
    </a>
  ))
}
