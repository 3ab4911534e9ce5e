import type { SxProps } from '@mui/material/styles'
import Box from '@mui/material/Box'
import Radio from '@mui/material/Radio'
import { useId } from 'react'
import type { Field } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useRecordText } from '../../../context/useRecordText.ts'
import { PageCell } from '../../../kinds/PageCell.tsx'
import { useEmbeddedReferences } from './useEmbeddedReferences.ts'
import type { Conflict } from '../useRecordForm.ts'

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
      <Box sx={styles.side} data-base>
        <Box component="span" sx={styles.whose}>
          {recordText('conflict.base')}
        </Box>
        <PageCell field={field} value={base[field.name]} />
      </Box>
      {sides.map(({ key, value }) => (
        <Box component="label" key={key} sx={styles.side} data-chosen={side === key}>
          <Box component="span" sx={styles.whose}>
            <Radio size="small" name={name} checked={side === key} onChange={() => onChoose(key)} />
            {recordText(`conflict.${key}`)}
          </Box>
          <PageCell field={field} value={value} />
        </Box>
      ))}
    </Box>
  )
}

const styles = {
  side: {
    display: 'flex',
    flexDirection: 'column',
    gap: 8,
    maxBlockSize: 280,
    overflow: 'auto',
    padding: 12,
    border: '1px solid var(--borderStrong)',
    borderRadius: 'var(--radius-s)',
    cursor: 'pointer',
    '&[data-base]': {
      borderStyle: 'dashed',
      borderColor: 'var(--border)',
      color: 'var(--muted)',
      cursor: 'default',
    },
    '&[data-chosen=true]': { borderColor: 'var(--accent)', boxShadow: '0 0 0 1px var(--accent)' },
  },
  whose: {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: 32,
    color: 'var(--subtle)',
    fontSize: 14,
    fontWeight: 500,
    '[data-chosen=true] &': { color: 'var(--accent)' },
    ':not([data-base]) > &': { marginInlineStart: -8 },
  },
} satisfies Record<string, SxProps>
