import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { languages, type LanguageChoice } from '#domain/locale.ts'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { setPreferenceCookie } from '#ui/setPreferenceCookie.ts'
import { useText } from '../hooks/useText.ts'
import styles from './Header.module.css'
import { Icon } from '../components/Icon.tsx'

/**
 * Links to the same page in each language and in the device's language. Each loads a new document,
 * because the text direction may change.
 */
export function LanguageSwitch() {
  const text = useText()
  const brand = useBrand()
  const { language } = useLanguage()
  const { pathname, search } = useLocation()
  const [chosen, setChosen] = useState<LanguageChoice>(language)
  useEffect(() => {
    if (/language=system/.test(document.cookie)) setChosen('system')
  }, [])
  const renderLink = (choice: LanguageChoice, label: string) => {
    const isDevice = choice === 'system'
    const page = pathname === '/' && !isDevice ? '' : pathname
    return (
      <a
        key={choice}
        className={`${styles.action} ${styles.language}`}
        // A URL without a language redirects to the remembered one.
        href={`${isDevice ? '' : `/${choice}`}${page}${search}`}
        {...(isDevice ? { 'data-scripted': true } : { hrefLang: choice, lang: choice })}
        aria-current={choice === chosen || undefined}
        onClick={() => setPreferenceCookie('language', choice)}
      >
        {label}
        {choice === chosen && <Icon name="check" size={18} />}
      </a>
    )
  }
  return (
    <>
      {brand.languages.map((code) => renderLink(code, languages[code].label))}
      {brand.languages.length > 1 && renderLink('system', text('header.deviceLanguage'))}
    </>
  )
}
