import { useLocation, useNavigate } from 'react-router-dom'
import { languageCodes, languages, type ByLanguage, type Language } from '#domain/locale.ts'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { remember } from '../context/remembered.ts'
import { useText } from '../context/useText.ts'
import css from './LanguageSwitch.module.css'

/** The same page in another language. */
export function LanguageSwitch() {
  const t = useText()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { language } = useLanguage()
  const { languages: offered } = useBrand()
  return (
    <div className={css.switch} role="group" aria-label={t('language.label')}>
      {languageCodes
        .filter((code) => offered.includes(code))
        .map((code) => (
          <button
            key={code}
            type="button"
            lang={code}
            className={css.option}
            aria-pressed={code === language}
            aria-label={`${shortOf(code)}, ${languages[code].label}`}
            onClick={() => {
              remember('language', code)
              void navigate(pathname.replace(/^\/[^/]+/, `/${code}`) + search, { replace: true })
            }}
          >
            {shortOf(code)}
          </button>
        ))}
    </div>
  )
}

const short: ByLanguage = { ar: 'ع' }

const shortOf = (code: Language): string => short[code] ?? code.toUpperCase()
