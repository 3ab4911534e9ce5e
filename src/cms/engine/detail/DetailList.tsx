import Box from '@mui/material/Box'
import type { RecordData } from '#api/records.ts'
import type { Field, Resource } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { PageCell } from '../../kinds/PageCell.tsx'
import { isWide } from './detailBlocks.ts'

type Props = {
  readonly resource: Resource
  readonly record: RecordData
  readonly fields: readonly Field[]
  readonly isLedger: boolean
  /** whether this is the only list; the title then suffices as its name */
  readonly isOnly: boolean
}

export function DetailList({ resource, record, fields, isLedger, isOnly }: Props) {
  const { language } = useLanguage()
  return (
    <Box component="dl" sx={isLedger ? ledgerStyle : factsStyle}>
      {fields.map((field) => (
        <div
          key={field.name}
          data-wide={isWide(field)}
          // The fields of references to the record get the main emphasis, because their sums lead
          // to it.
          data-main={resource.references.includes(field)}
        >
          <dt className={isOnly && isWide(field) ? 'visually-hidden' : undefined}>
            {field.label[language]}
          </dt>
          <dd>
            <PageCell field={field} value={record[field.name]} record={record} />
          </dd>
        </div>
      ))}
    </Box>
  )
}

export const factsStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px 32px',
  'dl + &': { marginBlockStart: 16 },
  '& > div': { minInlineSize: 0, '@media print': { breakInside: 'avoid' } },
  '& dt': { marginBlockEnd: 2, color: 'var(--subtle)', fontSize: 'var(--caption)' },
  '@container (width > 480px)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > [data-wide=true]': { gridColumn: '1 / -1' },
  },
  '@container (width > 880px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
} as const

const ledgerStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(min-content, 1fr) auto',
  columnGap: 16,
  maxInlineSize: 440,
  'dl + &': { marginBlockStart: 16 },
  '& > div': {
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    alignItems: 'baseline',
    paddingBlock: 8,
  },
  '& > div + div': { borderBlockStart: '1px solid var(--border)' },
  '& dt': { color: 'var(--muted)' },
  // Amounts are right-aligned in both writing directions, so that their digits line up.
  '& dd': { '--hang': '-0.65em', textAlign: 'end', '&:dir(rtl)': { textAlign: 'start' } },
  '& [data-main=true] > *': { color: 'var(--text)', fontWeight: 600 },
} as const
