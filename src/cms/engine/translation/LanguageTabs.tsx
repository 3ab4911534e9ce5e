import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { languages, type Language } from '#domain/locale.ts'
import type { RecordData } from '#api/records.ts'
import type { Resource } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { useRecordText } from '../../context/useRecordText.ts'
import { ownTexts, translationProgress } from './translations.ts'
import type { LanguagePanel } from './useTranslation.ts'
import css from './TranslationScreen.module.css'

type Props = {
  readonly id: string
  readonly resource: Resource
  readonly source: RecordData
  readonly panels: readonly LanguagePanel[]
  readonly activeLanguage: Language | undefined
  readonly onSelect: (language: Language) => void
}

const arrowKeys = {
  ltr: ['ArrowRight', 'ArrowLeft'],
  rtl: ['ArrowLeft', 'ArrowRight'],
} as const

/** Tabs for the other languages, with their progress and marks for unsaved changes. */
export function LanguageTabs({ id, resource, source, panels, activeLanguage, onSelect }: Props) {
  const recordText = useRecordText()
  const formats = useFormats()
  const { direction } = useLanguage()
  const [forward, backward] = arrowKeys[direction]
  const texts = { ...source, ...ownTexts(resource, source) }
  const step = (from: number, by: number) => {
    const next = panels[(from + by + panels.length) % panels.length]
    if (!next) return
    onSelect(next.language)
    document.getElementById(`${id}-tab-${next.language}`)?.focus()
  }
  return (
    <div className={css.head} role="tablist" aria-label={recordText('translate.languages')}>
      {panels.map(({ language, texts: own, changes }, index) => {
        const { translatedCount, total } = translationProgress(resource, texts, own)
        const hasUnsavedChanges = Object.keys(changes).length > 0
        return (
          <button
            key={language}
            type="button"
            role="tab"
            id={`${id}-tab-${language}`}
            className={css.tab}
            aria-selected={language === activeLanguage}
            aria-controls={`${id}-panel`}
            tabIndex={language === activeLanguage ? 0 : -1}
            onClick={() => onSelect(language)}
            onKeyDown={({ key }) => {
              if (key === forward) step(index, 1)
              if (key === backward) step(index, -1)
            }}
          >
            <strong lang={language}>{languages[language].label}</strong>
            {hasUnsavedChanges && (
              <span className={css.unsaved}>
                <span className="visually-hidden">{recordText('translate.unsaved')}</span>
              </span>
            )}
            <Typography component="span" variant="caption" color="textDisabled">
              {recordText('translate.progress', {
                done: formats.number(translatedCount),
                total: formats.number(total),
              })}
            </Typography>
            <LinearProgress
              variant="determinate"
              color="success"
              value={total ? (translatedCount / total) * 100 : 0}
              sx={{
                inlineSize: 56,
                borderRadius: 'min(2px, var(--radius-s))',
                background: 'var(--border)',
              }}
              role="presentation"
              aria-hidden
            />
          </button>
        )
      })}
    </div>
  )
}
