import { Link } from 'react-router-dom'
import type { RecordData } from '#api/records.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import type { Field, Resource } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { usePaths } from '../../context/paths.ts'
import { Cell } from '../../kinds/Cell.tsx'
import { useIsOverflowing } from '../../kinds/useIsOverflowing.ts'
import { isBlank } from '../form/blankValues.ts'
import { columnsForNames } from '../list/columns/listColumns.ts'
import { timestampField } from '../list/columns/timestampFields.ts'
import { useRecordTitle } from '../recordTitle.ts'
import css from '../../kinds/cells/Rows.module.css'

type Props = {
  readonly target: Resource
  readonly columns: readonly string[]
  readonly rows: readonly RecordData[]
  readonly label: string
}

/** Some records with some columns; on narrow screens a card for each. */
export function RelatedTable({ target, columns: names, rows, label }: Props) {
  const { language } = useLanguage()
  const { ref, isOverflowing } = useIsOverflowing()
  const columns = columnsForNames(target, names)
    .filter(({ name }) => names.includes(name))
    .map((column) => ({ ...column, displayField: column.field ?? timestampField(column.name) }))
    .filter(
      ({ displayField, isName }) =>
        isName || rows.some((row) => !isBlankOrZero(row[displayField.name])),
    )
  return (
    <div className={css.box}>
      <div
        className={css.scroll}
        ref={ref}
        {...(isOverflowing && { tabIndex: 0, role: 'region', 'aria-label': label })}
      >
        <table className={css.table}>
          <thead>
            <tr>
              {columns.map(({ name, displayField, isNumeric }) => (
                <th key={name} scope="col" data-figure={isNumeric}>
                  {displayField.label[language]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row._id}>
                {columns.map(({ name, displayField, isNumeric, isName }) => (
                  <td
                    key={name}
                    data-figure={isNumeric}
                    data-short={!kinds[displayField.kind].isText || isName}
                    data-subject={isName}
                    data-blank={isBlank(row[name])}
                    data-label={displayField.label[language]}
                  >
                    <RelatedCell target={target} field={displayField} row={row} isName={isName} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

type RelatedCellProps = {
  readonly target: Resource
  readonly field: Field
  readonly row: RecordData
  readonly isName: boolean
}

/** The cell with the name of a record links to it. */
function RelatedCell({ target, field, row, isName }: RelatedCellProps) {
  const paths = usePaths()
  const formats = useFormats()
  const titleOf = useRecordTitle(target)
  if (!isName) return <Cell field={field} value={row[field.name]} record={row} size="line" />
  return (
    <Link to={paths.record(target, row._id)} data-chip>
      <bdi>{formats.digits(titleOf(row))}</bdi>
    </Link>
  )
}

/** A column of zeros tells as little as an empty one. */
const isBlankOrZero = (value: unknown): boolean => isBlank(value) || value === 0
