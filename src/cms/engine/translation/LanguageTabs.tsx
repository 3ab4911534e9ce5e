import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import { languages, type Language } from '#domain/locale.ts'
import type { RecordData } from '#api/records.ts'
import type { Resource } from '#resource/resource.ts'
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

/** Tabs for the other languages, with their progress and marks for unsaved changes. */
export function LanguageTabs({ id, resource, source, panels, activeLanguage, onSelect }: Props) {
  const recordText = useRecordText()
  const formats = useFormats()
  const texts = { ...source, ...ownTexts(resource, source) }
  return (
    <Tabs
      className={css.head ?? ''}
      value={activeLanguage ?? false}
      selectionFollowsFocus
      aria-label={recordText('translate.languages')}
      onChange={(_, language: Language) => onSelect(language)}
    >
      {panels.map(({ language, texts: own, changes }) => {
        const { translatedCount, total } = translationProgress(resource, texts, own)
        const hasUnsavedChanges = Object.keys(changes).length > 0
        return (
          <Tab
            key={language}
            value={language}
            id={`${id}-tab-${language}`}
            aria-controls={`${id}-panel`}
            sx={{
              minHeight: 52,
              flexDirection: 'row',
              gap: 12,
              '&.Mui-focusVisible': { outline: '2px solid var(--focus)', outlineOffset: -2 },
            }}
            label={
              <>
                <strong lang={language}>{languages[language].label}</strong>
                {hasUnsavedChanges && (
                  <Box
                    component="span"
                    sx={{
                      inlineSize: 8,
                      blockSize: 8,
                      borderRadius: '50%',
                      background: 'var(--warning)',
                    }}
                  >
                    <span className="visually-hidden">{recordText('translate.unsaved')}</span>
                  </Box>
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
              </>
            }
          />
        )
      })}
    </Tabs>
  )
}
