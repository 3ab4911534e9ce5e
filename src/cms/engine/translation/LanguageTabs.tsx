import { languages, type Language } from '#domain/locale.ts'
import type { RecordData } from '#api/records.ts'
import type { Resource } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { useRecordText } from '../../context/useRecordText.ts'
import { ownTexts, translationProgress } from './translations.ts'
import type { Panel } from './useTranslation.ts'
import css from './TranslationScreen.module.css'

type Props = {
  readonly id: string
  readonly resource: Resource
  readonly source: RecordData
  readonly panels: readonly Panel[]
  readonly shown: Language | undefined
  readonly onShow: (language: Language) => void
}

const arrows = {
  ltr: ['ArrowRight', 'ArrowLeft'],
  rtl: ['ArrowLeft', 'ArrowRight'],
} as const

/** The other languages, how far each is, and where something is not saved yet. */
export function LanguageTabs({ id, resource, source, panels, shown, onShow }: Props) {
  const recordText = useRecordText()
  const formats = useFormats()
  const { direction } = useLanguage()
  const [forward, backward] = arrows[direction]
  const texts = { ...source, ...ownTexts(resource, source) }
  const step = (from: number, by: number) => {
    const next = panels[(from + by + panels.length) % panels.length]
    if (!next) return
    onShow(next.language)
    document.getElementById(`${id}-tab-${next.language}`)?.focus()
  }
  return (
    <div className={css.head} role="tablist" aria-label={recordText('translate.languages')}>
      {panels.map(({ language, texts: own, changes }, index) => {
        const { done, total } = translationProgress(resource, texts, own)
        const unsaved = Object.keys(changes).length > 0
        return (
          <button
            key={language}
            type="button"
            role="tab"
            id={`${id}-tab-${language}`}
            className={css.tab}
            aria-selected={language === shown}
            aria-controls={`${id}-panel`}
            tabIndex={language === shown ? 0 : -1}
            onClick={() => onShow(language)}
            onKeyDown={({ key }) => {
              if (key === forward) step(index, 1)
              if (key === backward) step(index, -1)
            }}
          >
            <strong lang={language}>{languages[language].label}</strong>
            {unsaved && (
              <span className={css.unsaved}>
                <span className="visually-hidden">{recordText('translate.unsaved')}</span>
              </span>
            )}
            <span className={css.note}>
              {recordText('translate.progress', {
                done: formats.number(done),
                total: formats.number(total),
              })}
            </span>
            <progress className={css.progress} value={done} max={total || 1} aria-hidden />
          </button>
        )
      })}
    </div>
  )
}
