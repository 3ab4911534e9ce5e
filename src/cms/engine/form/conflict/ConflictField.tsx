import Box from '@mui/material/Box'
import Radio from '@mui/material/Radio'
import { useId } from 'react'
import type { Field } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useRecordText } from '../../../context/useRecordText.ts'
import { PageCell } from '../../../kinds/PageCell.tsx'
import { useEmbeddedReferences } from './useEmbeddedReferences.ts'
import type { Conflict } from '../useRecordForm.ts'
import css from './ConflictDialog.module.css'

export type Side = 'mine' | 'theirs'

type Props = {
  readonly field: Field
  readonly conflict: Conflict
  readonly side: Side
  readonly onChoose: (side: Side) => void
}

/** A field with its original value, mine and theirs. */
export function ConflictField({ field, conflict, side, onChoose }: Props) {
  const recordText = useRecordText()
  const name = useId()
  const { language } = useLanguage()
  const { base, theirs } = conflict
  const mine = useEmbeddedReferences(field, conflict.mine[field.name])
  const sides = [
    { key: 'mine', value: mine },
    { key: 'theirs', value: theirs[field.name] },
  ] as const
  return (
    <Box
      component="fieldset"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        gap: 12,
        '@media (width < 700px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
      }}
    >
      <Box component="legend" sx={{ marginBlockEnd: 8, padding: 0, fontWeight: 600 }}>
        {field.label[language]}
      </Box>
      <div className={css.side} data-base>
        <span className={css.whose}>{recordText('conflict.base')}</span>
        <PageCell field={field} value={base[field.name]} />
      </div>
      {sides.map(({ key, value }) => (
        <label key={key} className={css.side} data-chosen={side === key}>
          <span className={css.whose}>
            <Radio size="small" name={name} checked={side === key} onChange={() => onChoose(key)} />
            {recordText(`conflict.${key}`)}
          </span>
          <PageCell field={field} value={value} />
        </label>
      ))}
    </Box>
  )
}
