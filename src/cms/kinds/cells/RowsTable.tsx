import { listOrEmpty, isRecord } from '#resource/kinds/kind.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import type { CellProps } from '../kindComponents.ts'
import { useIsOverflowing } from '../useIsOverflowing.ts'
import { Blank } from './Blank.tsx'
import {
  rowColumnsOf,
  appliesToRow,
  hasContent,
  type RowData,
  type RowColumn,
} from './rowColumns.ts'
import { RowSubject } from './RowSubject.tsx'
import { ShowAll, useCollapsedList } from './ShowAll.tsx'
import css from './Rows.module.css'

/**
 * The rows of a list as a small table without empty columns; on narrow screens a card for each row.
 */
export function RowsTable({ InnerCell, field, value }: CellProps) {
  const { language } = useLanguage()
  const { ref, isOverflowing } = useIsOverflowing()
  const rows = listOrEmpty(value).filter(isRecord)
  const { visible, ...rest } = useCollapsedList(rows, initialCount)
  if (rows.length === 0) return <Blank />
  const columns = rowColumnsOf(field.property, rows)
  // A table wider than the page scrolls inside, and needs the focus to be scrolled by keyboard.
  const scrollRegionProps = isOverflowing && {
    tabIndex: 0,
    role: 'region',
    'aria-label': field.label[language],
  }
  return (
    <div className={css.box}>
      <div className={css.scroll} ref={ref} {...scrollRegionProps}>
        <table className={css.table}>
          <thead>
            <tr>
              {columns.map(({ field: inner, isNumeric }) => (
                <th key={inner.name} scope="col" data-figure={isNumeric}>
                  {inner.label[language]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {visible.map((row, index) => (
              <tr key={index}>
                {columns.map((column) => (
                  <td
                    key={column.field.name}
                    data-figure={column.isNumeric}
                    data-short={column.isShort}
                    data-subject={column.isSubject}
                    data-blank={!hasContent(row[column.field.name])}
                    data-label={column.field.label[language]}
                  >
                    <RowCell InnerCell={InnerCell} list={field} column={column} row={row} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ShowAll {...rest} />
    </div>
  )
}

type RowCellProps = {
  readonly InnerCell: CellProps['InnerCell']
  readonly list: CellProps['field']
  readonly column: RowColumn
  readonly row: RowData
}

function RowCell({ InnerCell, list, column: { field, isSubject }, row }: RowCellProps) {
  if (isSubject) return <RowSubject list={list} field={field} row={row} />
  if (!appliesToRow(field, row)) return null
  return <InnerCell field={field} value={row[field.name]} />
}

/** Further rows are shown on request. */
const initialCount = 20
