import EditIcon from '@mui/icons-material/EditOutlined'
import TranslateIcon from '@mui/icons-material/TranslateOutlined'
import IconButton from '@mui/material/IconButton'
import { lazy, Suspense, type HTMLAttributes, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { defaultLanguage, languages } from '#domain/locale.ts'
import type { RecordData } from '#api/records.ts'
import { type Resource } from '#resource/resource.ts'
import { labelOf } from '#resource/labels.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { usePaths } from '../../../context/paths.ts'
import { useText } from '../../../context/useText.ts'
import { Cell } from '../../../kinds/Cell.tsx'
import { Avatar } from '../../../kinds/cells/Avatar.tsx'
import { Thumbnail } from '../../../kinds/cells/Thumbnail.tsx'
import { ActionMenu } from '../../actions/ActionMenu.tsx'
import type { RecordAction } from '../../actions/useRecordActions.ts'
import { recordTitle } from '../../recordTitle.ts'
import { cellAttributes } from '../columns/cellAttributes.ts'
import { pictureColumn } from '#resource/pictureColumn.ts'
import { timestampField } from '../columns/timestampFields.ts'
import { RowCheckbox } from './RowCheckbox.tsx'
import type { Selection } from './useSelection.ts'
import type { ViewColumn } from '../views/useViewSettings.ts'
import css from '../ListTable.module.css'

type Props = {
  readonly resource: Resource
  readonly record: RecordData
  readonly columns: readonly ViewColumn[]
  readonly actions?: readonly RecordAction[]
  readonly selection?: Selection
  /** the drag handle of the row and its drag events */
  readonly drag?: RowDrag | undefined
}

export type RowDrag = {
  readonly handle: ReactNode
  readonly rowProps: HTMLAttributes<HTMLTableRowElement>
}

export function ListRow({ resource, record, columns, actions, selection, drag }: Props) {
  const t = useText()
  const { language } = useLanguage()
  const title = recordTitle(resource, record, language)
  const isSelected = selection?.has(record._id)
  return (
    <tr className={css.row} data-chosen={isSelected} {...drag?.rowProps}>
      {selection && (
        <td className={css.select}>
          <RowCheckbox
            label={t('list.select', { what: title })}
            checked={isSelected ?? false}
            onToggle={(on, range) => selection.toggle(record._id, { on, range })}
          />
        </td>
      )}
      {columns.map((column, index) =>
        column.isName ? (
          <NameCell
            key={column.name}
            resource={resource}
            record={record}
            title={title}
            attributes={cellAttributes(column, index === 0)}
          />
        ) : (
          <td
            key={column.name}
            className={css.cell}
            {...cellAttributes(column, index === 0)}
            data-label={(column.field?.label ?? labelOf(column.name, undefined))[language]}
          >
            <ValueCell column={column} record={record} actions={actions ?? none} />
          </td>
        ),
      )}
      {actions && (
        <RowActions
          title={title}
          actions={actions.filter(({ disabledReason }) => !disabledReason)}
          handle={drag?.handle}
        />
      )}
    </tr>
  )
}

const none: readonly RecordAction[] = []

type RowActionsProps = {
  readonly title: string
  readonly actions: readonly RecordAction[]
  readonly handle: ReactNode
}

function RowActions({ title, actions, handle }: RowActionsProps) {
  const t = useText()
  const edit = actions.find(({ key }) => key === 'edit')
  return (
    <td className={css.actions}>
      {handle}
      {edit?.to && (
        <IconButton
          size="small"
          className={css.quick ?? ''}
          component={Link}
          to={edit.to}
          aria-label={`${edit.label}: ${title}`}
          title={edit.label}
        >
          <EditIcon fontSize="small" />
        </IconButton>
      )}
      {/* Viewing is already what the name links to. */}
      {actions.some(({ key }) => key !== 'view') && (
        <ActionMenu label={t('action.more', { what: title })} actions={actions} />
      )}
    </td>
  )
}

type NameCellProps = Pick<Props, 'resource' | 'record'> & {
  readonly title: string
  readonly attributes: ReturnType<typeof cellAttributes>
}

/** Links the name to the record; with a thumbnail where the resource has pictures. */
function NameCell({ resource, record, title, attributes }: NameCellProps) {
  const t = useText()
  const paths = usePaths()
  const picture = pictureColumn(resource)
  const { language } = useLanguage()
  const formats = useFormats()
  const isUntranslated =
    language !== defaultLanguage && record._fallback?.includes(resource.titleField.name)
  return (
    <th scope="row" className={css.name} {...attributes}>
      <span className={css.named}>
        {picture &&
          (resource.signsIn ? (
            <Avatar value={record[picture]} name={title} size="small" />
          ) : (
            <Thumbnail value={record[picture]} size="small" />
          ))}
        <Link
          to={paths.record(resource, record._id)}
          className={css.link}
          style={{ '--length': title.length }}
        >
          <bdi>{formats.digits(title)}</bdi>
        </Link>
        {isUntranslated && (
          <TranslateIcon
            className={css.untranslated}
            fontSize="inherit"
            titleAccess={t('list.untranslated', { language: languages[defaultLanguage].label })}
          />
        )}
      </span>
    </th>
  )
}

type ValueCellProps = Pick<Props, 'record'> & {
  readonly column: ViewColumn
  readonly actions: readonly RecordAction[]
}

function ValueCell({ column: { field, name }, record, actions }: ValueCellProps) {
  const cell = (
    <Cell field={field ?? timestampField(name)} value={record[name]} record={record} size="line" />
  )
  if (!field?.property['x-ledger'] && !field?.property['x-verb']) return cell
  return (
    <Suspense fallback={cell}>
      <FigureCell field={field} record={record} size="line" actions={actions} />
    </Suspense>
  )
}

const FigureCell = lazy(async () => ({
  default: (await import('../../LedgerCell.tsx')).LedgerCell,
}))
