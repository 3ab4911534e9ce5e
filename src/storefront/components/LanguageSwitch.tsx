import { useLocation } from 'react-router-dom'
import { languages } from '#domain/locale.ts'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useText } from '../useText.ts'
import styles from './Header.module.css'

/** The same page in each other language; a whole new document, since its direction changes. */
export function LanguageSwitch() {
  const text = useText()
  const brand = useBrand()
  const { language } = useLanguage()
  const { pathname, search } = useLocation()
  return brand.languages
    .filter((code) => code !== language)
    .map((code) => (
      <a
        key={code}
        className={`${styles.action} ${styles.language}`}
        href={`/${code}${pathname === '/' ? '' : pathname}${search}`}
        hrefLang={code}
        lang={code}
        title={text('header.language', { language: languages[code].label })}
      >
        {languages[code].label}
      </a>
    ))
}
