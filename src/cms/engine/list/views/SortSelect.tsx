import { useId } from 'react'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useListText } from '../../../context/useListText.ts'
import selectCss from '../../../components/NativeSelect.module.css'
import { formatSort, parseSort } from '../sorting.ts'
import type { RecordTable } from '../tableFeatures.ts'
import css from './ViewEditor.module.css'

/** Sorts a list on phones, whose records are drawn without the headers that sort it elsewhere. */
export function SortSelect({ table }: { table: RecordTable }) {
  const t = useListText()
  const { language } = useLanguage()
  const id = useId()
  const columns = table.getAllLeafColumns().filter((column) => column.getCanSort())
  const options = columns.flatMap(({ id: name, columnDef: { meta } }) => {
    const column = meta?.label[language] ?? name
    return [
      [name, t('sort.ascending', { column })],
      [`-${name}`, t('sort.descending', { column })],
    ] as const
  })
  const current = formatSort(table.state.sorting)
  const isListed = options.some(([value]) => value === current)
  return (
    <div className={css.sort}>
      <label htmlFor={id} className={css.heading}>
        {t('sort.by')}
      </label>
      <span className={selectCss.frame}>
        <select
          id={id}
          value={current}
          onChange={({ target }) => table.setSorting(parseSort(target.value))}
        >
          {!isListed && <option value={current} hidden />}
          {options.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </span>
    </div>
  )
}
