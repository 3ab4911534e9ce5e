import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { visuallyHidden } from '../../components/visuallyHidden.ts'
import { useIsOverflowing } from '../useIsOverflowing.ts'
import type { RowColumn, RowData } from './rowColumns.ts'

type Props<Column, Row> = {
  readonly label: string
  readonly columns: readonly Column[]
  readonly rows: readonly Row[]
  /** whether a card leaves a value out */
  readonly isBlank: (value: unknown) => boolean
  readonly renderCell: (column: Column, row: Row) => ReactNode
  /** below the table */
  readonly children?: ReactNode
}

/** A table; in a narrow place a card for each row. */
export function ResponsiveTable<Column extends RowColumn, Row extends RowData>({
  label,
  columns,
  rows,
  isBlank,
  renderCell,
  children,
}: Props<Column, Row>) {
  const { language } = useLanguage()
  const { ref, isOverflowing } = useIsOverflowing()
  return (
    <Box sx={{ container: 'rows / inline-size', minInlineSize: 0 }}>
      <Box
        ref={ref}
        // The containing block of visually hidden content inside the table.
        sx={{ position: 'relative', overflowX: 'auto' }}
        // A table wider than the page scrolls inside, and needs the focus to be scrolled by keyboard.
        {...(isOverflowing && { tabIndex: 0, role: 'region', 'aria-label': label })}
      >
        <Box component="table" sx={styles}>
          <thead>
            <tr>
              {columns.map(({ field, isNumeric }) => (
                <th key={field.name} scope="col" data-figure={isNumeric}>
                  {field.label[language]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index}>
                {columns.map((column) => (
                  <td
                    key={column.field.name}
                    data-figure={column.isNumeric}
                    data-short={column.isShort}
                    data-subject={column.isSubject}
                    data-blank={isBlank(row[column.field.name])}
                    data-label={column.field.label[language]}
                  >
                    {renderCell(column, row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
      {children}
    </Box>
  )
}

const line = '1px solid var(--border)'
const styles = {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: 14,
  '& th': {
    paddingBlock: 8,
    paddingInline: '0 16px',
    color: 'var(--subtle)',
    fontSize: 'var(--caption)',
    fontWeight: 500,
    textAlign: 'start',
    verticalAlign: 'bottom',
    whiteSpace: 'nowrap',
  },
  '& td': {
    minInlineSize: '18ch',
    paddingBlock: 12,
    paddingInline: '0 16px',
    borderBlockStart: line,
    verticalAlign: 'baseline',
  },
  '& td[data-short=true]': { minInlineSize: 0, '& *': { whiteSpace: 'nowrap' } },
  // Numbers are right-aligned in both writing directions, so that their digits line up.
  '& [data-figure=true]': { '--hang': '-0.65em', textAlign: 'end' },
  '& [data-figure=true]:dir(rtl)': { textAlign: 'start' },
  '& :is(th, td):last-child': { paddingInlineEnd: 0 },
  // In a table, the name of a record is plain text, because a chip would stand out too much.
  '& [data-chip]': {
    display: 'inline',
    maxInlineSize: 'none',
    padding: 0,
    background: 'none',
    fontSize: 'inherit',
    whiteSpace: 'normal',
  },
  '& a[data-chip]': { textDecoration: 'underline var(--borderStrong)', textUnderlineOffset: '3px' },
  '& a[data-chip]:hover': { background: 'none' },
  '@container rows (width < 520px)': {
    '&, & tbody': { display: 'block' },
    '& thead': visuallyHidden,
    '& tr': { display: 'block', paddingBlock: 12, borderBlockStart: line },
    '& td': {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: 16,
      minInlineSize: 0,
      padding: '4px 0',
      border: 0,
      textAlign: 'end',
    },
    '& td:not([data-subject=true])::before': {
      content: 'attr(data-label)',
      flex: 'none',
      color: 'var(--subtle)',
      fontSize: 'var(--caption)',
    },
    '& td:empty, & td[data-blank=true]': { display: 'none' },
    '& td[data-subject=true]': { display: 'block', textAlign: 'start' },
  },
} as const
