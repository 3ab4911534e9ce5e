import SystemIcon from '@mui/icons-material/DevicesOutlined'
import { languages } from '#domain/locale.ts'
import { useText } from '../context/useText.ts'
import { shortLanguageName, useLanguageChoice } from './useLanguageChoice.ts'
import css from './LanguageSwitch.module.css'

/** Switches the page to another language, or to that of the device. */
export function LanguageSwitch() {
  const t = useText()
  const { availableLanguages, currentChoice, setChoice } = useLanguageChoice()
  return (
    <div className={css.switch} role="group" aria-label={t('language.label')}>
      {availableLanguages.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === currentChoice}
          aria-label={`${shortLanguageName(code)}, ${languages[code].label}`}
          onClick={() => setChoice(code)}
        >
          {shortLanguageName(code)}
        </button>
      ))}
      <button
        type="button"
        aria-pressed={currentChoice === 'system'}
        aria-label={t('language.system')}
        title={t('language.system')}
        onClick={() => setChoice('system')}
      >
        <SystemIcon fontSize="small" />
      </button>
    </div>
  )
}
