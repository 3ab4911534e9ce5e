import EditIcon from '@mui/icons-material/EditOutlined'
import IconButton from '@mui/material/IconButton'
import { FlexRender, type ColumnSizingState } from '@tanstack/react-table'
import { memo, type HTMLAttributes, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { RecordData } from '#api/records.ts'
import type { Resource } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useText } from '../../../context/useText.ts'
import { ActionMenu } from '../../actions/ActionMenu.tsx'
import { recordTitle } from '../../recordTitle.ts'
import { cellAttributes } from '../columns/cellAttributes.ts'
import type { ActionsOf, RecordRow } from '../tableFeatures.ts'
import actionStyles from './RowActions.module.css'
import { RowCheckbox } from './RowCheckbox.tsx'
import css from '../ListTable.module.css'

type Props = RowCellsProps & {
  readonly resource: Resource
  readonly row: RecordRow
  /** undefined if rows cannot be selected */
  readonly isSelected: boolean | undefined
  /** the drag handle of the row and its drag events */
  readonly drag?: RowDrag | undefined
}

export type RowDrag = {
  readonly handle: ReactNode
  readonly rowProps: HTMLAttributes<HTMLTableRowElement>
}

/** Stays as it is while only other rows change. */
export const ListRow = memo((props: Props) => {
  const { resource, row, cells, columnSizing, actionsOf, isSelected, drag } = props
  const t = useText()
  const { language } = useLanguage()
  const title = recordTitle(resource, row.original, language)
  return (
    <tr className={css.row} data-chosen={isSelected} {...drag?.rowProps}>
      {isSelected !== undefined && (
        <td className={css.select}>
          <RowCheckbox
            label={t('list.select', { what: title })}
            checked={isSelected}
            onChange={(event) => {
              // A row that is about to be replaced is not in the table any more.
              if (row.id in row.table.getRowModel().rowsById) row.getToggleSelectedHandler()(event)
            }}
          />
        </td>
      )}
      <RowCells cells={cells} columnSizing={columnSizing} actionsOf={actionsOf} />
      {actionsOf && (
        <RowActions
          title={title}
          record={row.original}
          actionsOf={actionsOf}
          handle={drag?.handle}
        />
      )}
    </tr>
  )
})

type RowCellsProps = {
  readonly cells: ReturnType<RecordRow['getVisibleCells']>
  // What cells read from the table, so that they are rendered again when it changes.
  readonly columnSizing: ColumnSizingState
  readonly actionsOf: ActionsOf | undefined
}

/** Stays as it is while only the selection changes. */
const RowCells = memo(({ cells }: RowCellsProps) => {
  const { language } = useLanguage()
  return cells.map((cell) => {
    const { column } = cell
    const content = <FlexRender cell={cell} />
    return column.columnDef.meta?.isName ? (
      <th key={cell.id} scope="row" className={css.name} {...cellAttributes(column)}>
        {content}
      </th>
    ) : (
      <td
        key={cell.id}
        className={css.cell}
        {...cellAttributes(column)}
        data-label={column.columnDef.meta?.label[language]}
      >
        {content}
      </td>
    )
  })
})

type RowActionsProps = {
  readonly title: string
  readonly record: RecordData
  readonly actionsOf: ActionsOf
  readonly handle: ReactNode
}

const RowActions = memo(({ title, record, actionsOf, handle }: RowActionsProps) => {
  const t = useText()
  const actions = actionsOf(record).filter(({ disabledReason }) => !disabledReason)
  const edit = actions.find(({ key }) => key === 'edit')
  return (
    <td className={css.actions}>
      {handle}
      {edit?.to && (
        <IconButton
          size="small"
          className={actionStyles.quick ?? ''}
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
})
