import SystemIcon from '@mui/icons-material/DevicesOutlined'
import { languages } from '#domain/locale.ts'
import { useText } from '../context/useText.ts'
import { shortLanguageName, useLanguageChoice } from './useLanguageChoice.ts'
import css from './LanguageSwitch.module.css'

/** The same page in another language, or in that of the device. */
export function LanguageSwitch() {
  const t = useText()
  const { offered, chosen, choose } = useLanguageChoice()
  return (
    <div className={css.switch} role="group" aria-label={t('language.label')}>
      {offered.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          className={css.option}
          aria-pressed={code === chosen}
          aria-label={`${shortLanguageName(code)}, ${languages[code].label}`}
          onClick={() => choose(code)}
        >
          {shortLanguageName(code)}
        </button>
      ))}
      <button
        type="button"
        className={css.option}
        aria-pressed={chosen === 'system'}
        aria-label={t('language.system')}
        title={t('language.system')}
        onClick={() => choose('system')}
      >
        <SystemIcon fontSize="small" />
      </button>
    </div>
  )
}
