import IconButton from '@mui/material/IconButton'
import { useFormats } from '#ui/useFormats.ts'
import { NextIcon, PreviousIcon } from '../../components/directionalIcons.tsx'
import { useText } from '../../context/useText.ts'
import { pageSizes } from './listState.ts'
import type { RecordTable } from './tableFeatures.ts'
import type { RecordList } from './useList.ts'
import css from './Pagination.module.css'

type Props = { readonly list: RecordList; readonly table: RecordTable }

/** The current range, the page size, and the other pages. */
export function Pagination({ list: { total, isLoading }, table }: Props) {
  const t = useText()
  const formats = useFormats()
  const { pageIndex, pageSize } = table.state.pagination
  const page = pageIndex + 1
  const from = Math.min(total, pageIndex * pageSize + 1)
  return (
    <div className={css.bar}>
      <label className={css.size}>
        {t('list.perPage')}
        <span className={css.choice}>
          <select
            value={pageSize}
            onChange={({ target }) =>
              table.setPagination({ pageIndex: 0, pageSize: Number(target.value) })
            }
          >
            {pageSizes.map((size) => (
              <option key={size} value={size}>
                {formats.number(size)}
              </option>
            ))}
          </select>
        </span>
      </label>
      <p className={css.range} role="status">
        {!isLoading &&
          t('list.range', {
            from: formats.number(from),
            to: formats.number(Math.min(total, page * pageSize)),
            total: formats.number(total),
          })}
      </p>
      <nav className={css.pages} aria-label={t('list.pages')}>
        <IconButton
          size="small"
          disabled={!table.getCanPreviousPage()}
          aria-label={t('list.previous')}
          onClick={() => table.previousPage()}
        >
          <PreviousIcon fontSize="small" />
        </IconButton>
        {pagesAround(page, Math.max(1, table.getPageCount())).map((each, index) =>
          each === undefined ? (
            <span key={`gap ${index}`} className={css.gap} aria-hidden>
              …
            </span>
          ) : (
            <button
              key={each}
              type="button"
              className={css.page}
              aria-label={t('list.page', { n: formats.number(each) })}
              aria-current={each === page ? 'page' : undefined}
              onClick={() => table.setPageIndex(each - 1)}
            >
              {formats.number(each)}
            </button>
          ),
        )}
        <IconButton
          size="small"
          disabled={!table.getCanNextPage()}
          aria-label={t('list.next')}
          onClick={() => table.nextPage()}
        >
          <NextIcon fontSize="small" />
        </IconButton>
      </nav>
    </div>
  )
}

/** Returns the first, the last and the surrounding pages; undefined stands for omitted ones. */
export function pagesAround(page: number, pageCount: number): (number | undefined)[] {
  const pageNumbers = [1, page - 1, page, page + 1, pageCount].filter(
    (each) => each >= 1 && each <= pageCount,
  )
  return [...new Set(pageNumbers)].flatMap((each, index, all) => {
    const gap = each - (all[index - 1] ?? 0) - 1
    return gap === 1 ? [each - 1, each] : gap > 1 ? [undefined, each] : [each]
  })
}
