import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { defaultLanguage, languages } from '#domain/locale.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import type { RecordData } from '#api/records.ts'
import type { Field } from '#resource/resource.ts'
import { LanguageProvider, useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { CopyOverIcon } from '../../components/directionalIcons.tsx'
import { useRecordText } from '../../context/useRecordText.ts'
import { useText } from '../../context/useText.ts'
import { PageCell } from '../../kinds/PageCell.tsx'
import { KindField } from '../../kinds/KindField.tsx'
import { isBlank } from '../form/blankValues.ts'
import type { LanguagePanel } from './useTranslation.ts'
import css from './TranslationScreen.module.css'

type Props = {
  readonly field: Field
  readonly source: RecordData
  readonly panel: LanguagePanel
  readonly onChange: (value: unknown) => void
}

/** A field next to its translation. */
export function TranslationRow({ field, source, panel, onChange }: Props) {
  const t = useText()
  const recordText = useRecordText()
  const { language, direction } = useLanguage()
  const id = `translation-${panel.language}-${field.name}`
  const value = panel.texts[field.name]
  const original = source[field.name]
  const isFallback = source._fallback?.includes(field.name)
  return (
    <div className={css.row}>
      <div className={css.source} dir={direction} lang={isFallback ? defaultLanguage : language}>
        <Box
          component="h2"
          // In line with the label of the field beside it, which is no heading.
          sx={{
            marginBlockEnd: 8,
            color: 'var(--muted)',
            fontSize: 14,
            fontWeight: 500,
            lineHeight: 'var(--leading)',
            letterSpacing: 0,
          }}
        >
          {field.label[language]}
        </Box>
        {isBlank(original) ? (
          <Typography color="textDisabled" sx={{ fontSize: 14 }}>
            {recordText('translate.emptySource')}
          </Typography>
        ) : (
          <PageCell field={field} value={original} />
        )}
        {isFallback && !isBlank(original) && (
          <Typography color="textDisabled" sx={{ fontSize: 14 }}>
            {t('list.untranslated', { language: languages[defaultLanguage].label })}
          </Typography>
        )}
      </div>
      <Box
        sx={{
          minInlineSize: 0,
          padding: '16px 24px 24px',
          borderInlineStart: '3px solid transparent',
          '&[data-changed=true]': { borderInlineStartColor: 'var(--warning)' },
          '@media (width < 800px)': { gridColumn: '1', paddingInline: 16 },
        }}
        dir={languages[panel.language].direction}
        lang={panel.language}
        data-changed={field.name in panel.changes}
      >
        <LanguageProvider language={panel.language}>
          <KindField field={field} id={id} value={value} required={false} onChange={onChange} />
        </LanguageProvider>
        {isBlank(value) && !isBlank(original) && (
          <Button
            size="small"
            sx={{ marginInlineStart: -12 }}
            dir={direction}
            startIcon={<CopyOverIcon fontSize="small" />}
            onClick={() => {
              onChange(kinds[field.kind].toInput(original))
              document.getElementById(id)?.focus()
            }}
          >
            {recordText('translate.copySource')}
          </Button>
        )}
      </Box>
    </div>
  )
}
