import { Link } from 'react-router-dom'
import type { RecordData } from '#api/records.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import type { Resource } from '#resource/resource.ts'
import { useFormats } from '#ui/useFormats.ts'
import { usePaths } from '../../context/paths.ts'
import { Cell } from '../../kinds/Cell.tsx'
import { ResponsiveTable } from '../../kinds/cells/ResponsiveTable.tsx'
import { isBlank } from '../form/blankValues.ts'
import { columnsForNames } from '../list/columns/listColumns.ts'
import { timestampField } from '../list/columns/timestampFields.ts'
import { useRecordTitle } from '../recordTitle.ts'

type Props = {
  readonly target: Resource
  readonly columns: readonly string[]
  readonly rows: readonly RecordData[]
  readonly label: string
}

/** Some records with some columns; their names link to them. */
export function RelatedTable({ target, columns: names, rows, label }: Props) {
  const paths = usePaths()
  const formats = useFormats()
  const titleOf = useRecordTitle(target)
  const columns = columnsForNames(target, names)
    .filter(({ name }) => names.includes(name))
    .map(({ name, field = timestampField(name), isNumeric, isName }) => ({
      field,
      isNumeric,
      isSubject: isName,
      isShort: !kinds[field.kind].isText || isName,
    }))
    .filter(
      ({ field, isSubject }) => isSubject || rows.some((row) => !isBlankOrZero(row[field.name])),
    )
  return (
    <ResponsiveTable
      label={label}
      columns={columns}
      rows={rows}
      isBlank={isBlank}
      renderCell={({ field, isSubject }, row) =>
        isSubject ? (
          <Link to={paths.record(target, row._id)} data-chip>
            <bdi>{formats.digits(titleOf(row))}</bdi>
          </Link>
        ) : (
          <Cell field={field} value={row[field.name]} record={row} size="line" />
        )
      }
    />
  )
}

/** A column of zeros tells as little as an empty one. */
const isBlankOrZero = (value: unknown): boolean => isBlank(value) || value === 0
