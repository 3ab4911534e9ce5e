import Box from '@mui/material/Box'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { Cell } from './Cell.tsx'
import { isZeroAmount, hasContent } from './cells/rowColumns.ts'
import type { FieldInfo } from './kindComponents.ts'

type Props = {
  readonly fields: readonly FieldInfo[]
  readonly row: Readonly<Record<string, unknown>>
}

/** The facts of a row that is being filled in, as far as they have content. */
export function RowDetails({ fields, row }: Props) {
  const { language } = useLanguage()
  const visibleFields = fields.filter(
    ({ name }) => hasContent(row[name]) && !isZeroAmount(row[name]),
  )
  if (!visibleFields.length) return null
  return (
    <Box
      component="dl"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: '2px 16px',
        margin: '2px 0 0',
        color: 'var(--muted)',
        fontSize: 14,
        fontWeight: 400,
      }}
    >
      {visibleFields.map((field) => (
        <Box
          key={field.name}
          sx={{
            display: 'flex',
            gap: 8,
            '& dt': { color: 'var(--subtle)' },
            '& dd': { fontVariantNumeric: 'tabular-nums' },
          }}
        >
          <dt>{field.label[language]}</dt>
          <dd>
            <Cell field={field} value={row[field.name]} size="line" />
          </dd>
        </Box>
      ))}
    </Box>
  )
}
