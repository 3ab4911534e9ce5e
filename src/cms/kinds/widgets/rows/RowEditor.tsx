import type { SxProps } from '@mui/material/styles'
import Box from '@mui/material/Box'
import DownIcon from '@mui/icons-material/KeyboardArrowDown'
import RemoveIcon from '@mui/icons-material/Close'
import UpIcon from '@mui/icons-material/KeyboardArrowUp'
import IconButton from '@mui/material/IconButton'
import { deepEquals } from '@rjsf/utils'
import { memo } from 'react'
import { useFormats } from '#ui/useFormats.ts'
import { focusNeighbour } from '../../../components/focusNeighbour.ts'
import { useFormText } from '../../../context/useFormText.ts'
import { useText } from '../../../context/useText.ts'
import { isWideInput } from '../../isWideInput.ts'
import type { FieldInfo, WidgetProps } from '../../kindComponents.ts'
import { messagesBelow } from '../../pointers.ts'
import { RowDetails } from '../../RowDetails.tsx'
import { applyRowChange } from './applyRowChange.ts'
import { ComparedAmount, ComparedRate } from '../ComparedAmount.tsx'
import type { EditableRow, RowActions } from './useRowActions.ts'
import css from './Rows.module.css'

type Props = Pick<WidgetProps, 'InnerField' | 'id' | 'errors'> & {
  readonly index: number
  readonly isLast: boolean
  readonly fields: readonly FieldInfo[]
  readonly row: EditableRow
  /** the estimated facts of the row */
  readonly estimated: EditableRow
  readonly estimatedFields: readonly FieldInfo[]
  readonly actions: RowActions
}

/** One row of a list. Memoised, because typing in one must not render hundreds of others. */
export const RowEditor = memo((props: Props) => {
  const { InnerField, id, index, isLast, fields, row, errors, actions } = props
  const comparedFields = fields.filter(({ property }) => property['x-compares'])
  const formText = useFormText()
  const formats = useFormats()
  const rowLabel = formText('rows.row', { n: formats.number(index + 1) })
  const isStacked = fields.some(isWideInput)
  return (
    <div className={css.row} role="group" aria-label={rowLabel} data-stacked={isStacked}>
      <Box
        component="span"
        sx={{
          paddingBlockStart: 'calc(var(--label) + 8px)',
          lineHeight: 'var(--control)',
          color: 'var(--subtle)',
          fontSize: 'var(--caption)',
          fontVariantNumeric: 'tabular-nums',
          '[data-stacked=true] &': { paddingBlockStart: 2, lineHeight: 'inherit' },
          '@container rows (width <= 480px)': { display: 'none' },
        }}
        aria-hidden
      >
        {formats.number(index + 1)}
      </Box>
      <div className={css.fields} data-many={fields.length > 2}>
        {fields.map((field) => (
          <RowField
            key={field.name}
            InnerField={InnerField}
            id={`${id}_${field.name}`}
            index={index}
            fields={fields}
            field={field}
            value={row[field.name]}
            errors={messagesBelow(errors, field.name)}
            actions={actions}
          />
        ))}
        {comparedFields.map((field) => (
          <ComparedRate
            key={field.name}
            id={`${id}_${field.name}_rate`}
            field={field}
            fields={fields}
            row={row}
            onChange={(value) =>
              actions.change(index, (latest) => applyRowChange(fields, latest, { field, value }))
            }
          />
        ))}
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gridColumn: '1 / -1',
            gap: '4px 16px',
            '&:empty': { display: 'none' },
          }}
        >
          {comparedFields.map((field) => (
            <ComparedAmount key={field.name} field={field} fields={fields} row={row} />
          ))}
          <RowDetails fields={props.estimatedFields} row={props.estimated} />
        </Box>
      </div>
      <RowTools rowLabel={rowLabel} index={index} isLast={isLast} actions={actions} />
    </div>
  )
}, deepEquals)

type FieldProps = Pick<Props, 'InnerField' | 'id' | 'errors' | 'index' | 'fields' | 'actions'> & {
  readonly field: FieldInfo
  readonly value: unknown
}

/** A field of a row. Memoised, because typing in one must not render its neighbours. */
const RowField = memo(({ InnerField, index, fields, actions, ...inner }: FieldProps) => {
  const { field } = inner
  return (
    <div data-kind={field.kind}>
      <InnerField
        {...inner}
        onChange={(value, chosenRecord) =>
          actions.change(index, (row) =>
            applyRowChange(fields, row, { field, value, chosenRecord }),
          )
        }
      />
    </div>
  )
}, deepEquals)

type ToolsProps = Pick<Props, 'index' | 'isLast' | 'actions'> & { readonly rowLabel: string }

const RowTools = memo(({ rowLabel, index, isLast, actions }: ToolsProps) => {
  const t = useText()
  return (
    <Box sx={styles.tools}>
      <IconButton
        size="small"
        disabled={index === 0}
        aria-label={t('action.moveUp', { what: rowLabel })}
        onClick={() => actions.move(index, index - 1)}
      >
        <UpIcon fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        disabled={isLast}
        aria-label={t('action.moveDown', { what: rowLabel })}
        onClick={() => actions.move(index, index + 1)}
      >
        <DownIcon fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        aria-label={t('action.remove', { what: rowLabel })}
        onClick={({ currentTarget }) => {
          const row = currentTarget.closest('[role=group]')
          if (row) focusNeighbour(row)
          actions.remove(index)
        }}
      >
        <RemoveIcon fontSize="small" />
      </IconButton>
    </Box>
  )
})

const styles = {
  tools: {
    display: 'flex',
    alignItems: 'center',
    alignSelf: 'start',
    minBlockSize: 'calc(var(--label) + 8px + var(--control))',
    paddingBlockStart: 'calc(var(--label) + 8px)',
    '[data-stacked=true] &': { flexDirection: 'column', minBlockSize: 0, paddingBlockStart: 0 },
    '@container rows (width <= 480px)': {
      '&, [data-stacked=true] &': {
        flexDirection: 'row',
        justifyContent: 'flex-end',
        minBlockSize: 0,
        padding: 0,
        order: -1,
      },
    },
  },
} satisfies Record<string, SxProps>
