import { listOrEmpty, isRecord } from '#resource/kinds/kind.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import type { CellProps } from '../kindComponents.ts'
import { Blank } from './Blank.tsx'
import { ResponsiveTable } from './ResponsiveTable.tsx'
import { rowColumnsOf, appliesToRow, hasContent } from './rowColumns.ts'
import { RowSubject } from './RowSubject.tsx'
import { ShowAll, useCollapsedList } from './ShowAll.tsx'

/** The rows of a list as a small table without empty columns. */
export function RowsTable({ InnerCell, field: list, value }: CellProps) {
  const { language } = useLanguage()
  const rows = listOrEmpty(value).filter(isRecord)
  const { visible, ...rest } = useCollapsedList(rows, initialCount)
  if (rows.length === 0) return <Blank />
  return (
    <ResponsiveTable
      label={list.label[language]}
      columns={rowColumnsOf(list.property, rows)}
      rows={visible}
      isBlank={(each) => !hasContent(each)}
      renderCell={({ field, isSubject }, row) => {
        if (isSubject) return <RowSubject list={list} field={field} row={row} />
        return appliesToRow(field, row) && <InnerCell field={field} value={row[field.name]} />
      }}
    >
      <ShowAll {...rest} />
    </ResponsiveTable>
  )
}

/** Further rows are shown on request. */
const initialCount = 20
