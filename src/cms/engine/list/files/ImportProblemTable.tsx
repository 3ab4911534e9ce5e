import type { SxProps } from '@mui/material/styles'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ImportProblem } from '#api/imports.ts'
import { useFormats } from '#ui/useFormats.ts'
import { useListText } from '../../../context/useListText.ts'

type Props = { readonly problems: readonly ImportProblem[]; readonly totalCount: number }

/** The errors of a file, with row numbers as in its spreadsheet. */
export function ImportProblemTable({ problems, totalCount }: Props) {
  const t = useListText()
  const formats = useFormats()
  const unlistedCount = totalCount - problems.length
  return (
    <>
      <Box
        sx={{
          overflow: 'auto',
          maxBlockSize: 300,
          border: '1px solid var(--border)',
          borderRadius: 'var(--radius-s)',
        }}
        {...scrollRegion}
        aria-label={t('import.reason')}
      >
        <Box component="table" sx={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('import.row')}</th>
              <th scope="col">{t('import.column')}</th>
              <th scope="col">{t('import.value')}</th>
              <th scope="col">{t('import.reason')}</th>
            </tr>
          </thead>
          <tbody>
            {problems.map(({ row, column, value, message }) => (
              <tr key={`${row} ${column} ${message}`}>
                <Box component="td" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {formats.number(row)}
                </Box>
                <td>
                  <bdi>{column}</bdi>
                </td>
                <Box component="td" sx={{ maxInlineSize: '24ch', overflowWrap: 'anywhere' }}>
                  <bdi>{value}</bdi>
                </Box>
                <td>{message}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
      {unlistedCount > 0 && (
        <Typography color="textSecondary">
          {t('import.more', { count: unlistedCount, n: formats.number(unlistedCount) })}
        </Typography>
      )}
    </>
  )
}

/** A scrolling area without controls must itself be focusable for keyboard users. */
const scrollRegion = { role: 'region', tabIndex: 0 } as const

const styles = {
  table: {
    inlineSize: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: 14,
    '& th': {
      position: 'sticky',
      insetBlockStart: 0,
      background: 'var(--fill)',
      color: 'var(--muted)',
      fontSize: 14,
      fontWeight: 500,
    },
    '& :is(th, td)': {
      padding: '8px 12px',
      borderBlockEnd: '1px solid var(--border)',
      textAlign: 'start',
      verticalAlign: 'top',
    },
    '& tr:last-child td': { borderBlockEnd: 0 },
  },
} satisfies Record<string, SxProps>
