import Box from '@mui/material/Box'
import type { ImportProblem } from '#api/imports.ts'
import { useFormats } from '#ui/useFormats.ts'
import { useListText } from '../../../context/useListText.ts'
import css from './ImportDialog.module.css'

type Props = { readonly problems: readonly ImportProblem[]; readonly totalCount: number }

/** The errors of a file, with row numbers as in its spreadsheet. */
export function ImportProblemTable({ problems, totalCount }: Props) {
  const t = useListText()
  const formats = useFormats()
  const unlistedCount = totalCount - problems.length
  return (
    <>
      <div className={css.cells} {...scrollRegion} aria-label={t('import.reason')}>
        <table className={css.table}>
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
        </table>
      </div>
      {unlistedCount > 0 && (
        <p className={css.text}>
          {t('import.more', { count: unlistedCount, n: formats.number(unlistedCount) })}
        </p>
      )}
    </>
  )
}

/** A scrolling area without controls must itself be focusable for keyboard users. */
const scrollRegion = { role: 'region', tabIndex: 0 } as const
