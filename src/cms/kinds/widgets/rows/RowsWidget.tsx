import Box from '@mui/material/Box'
import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { useMemo } from 'react'
import { flushSync } from 'react-dom'
import { listOrEmpty, isRecord } from '#resource/kinds/kind.ts'
import { afterPaint } from '#ui/afterPaint.ts'
import { useFormText } from '../../../context/useFormText.ts'
import { useRowEstimates } from '../../estimate.ts'
import type { FieldInfo, WidgetProps } from '../../kindComponents.ts'
import { ignoreHeldKey } from '../../../components/focusNeighbour.ts'
import { innerFields } from '../../innerFields.ts'
import { messagesBelow } from '../../pointers.ts'
import { RecordRows } from '../records/RecordRows.tsx'
import { RowEditor } from './RowEditor.tsx'
import { useRowActions } from './useRowActions.ts'
import css from './Rows.module.css'

export function RowsWidget(props: WidgetProps) {
  const source = props.field.property['x-rows']
  return source ? <RecordRows {...props} source={source} /> : <EditableRows {...props} />
}

/** Rows with a few fields each, which can be added, reordered and removed. */
function EditableRows(props: WidgetProps) {
  const { field, id, value, onChange, errors } = props
  const t = useFormText()
  const fields = useMemo(() => innerFields(field.property), [field])
  const rows = listOrEmpty(value).map((row) => (isRecord(row) ? row : {}))
  const { keys, actions } = useRowActions(rows, onChange)
  const estimates = useRowEstimates(field.name, rows)
  const limit = field.property.maxItems ?? 100

  const add = () => {
    // A second press may follow before the row of the first is drawn.
    const index = flushSync(() => actions.add(defaultsOf(fields), limit))
    const control = document.getElementById(`${id}_${index}_${fields[0]?.name ?? ''}`)
    if (!control) return
    control.focus()
    ignoreHeldKey(control)
  }
  return (
    <div className={css.rows}>
      {rows.length === 0 && (
        <Box
          component="p"
          sx={{
            padding: 12,
            border: '1px dashed var(--border)',
            borderRadius: 'var(--radius-s)',
            color: 'var(--subtle)',
            textAlign: 'center',
          }}
        >
          {t('rows.empty')}
        </Box>
      )}
      {rows.map((row, index) => (
        <RowEditor
          key={keys[index]}
          InnerField={props.InnerField}
          id={`${id}_${index}`}
          index={index}
          isLast={index === rows.length - 1}
          fields={fields}
          row={row}
          estimated={estimates.forRow(index)}
          estimatedFields={estimates.fields}
          errors={messagesBelow(errors, index)}
          actions={actions}
        />
      ))}
      {rows.length < limit && (
        <Button
          sx={{ alignSelf: 'flex-start', marginInlineStart: -12 }}
          size="small"
          startIcon={<AddIcon />}
          // Without a pointer, more keys may follow.
          onClick={({ detail }) => (detail ? afterPaint(add) : add())}
        >
          {t('rows.add')}
        </Button>
      )}
    </div>
  )
}

const defaultsOf = (fields: readonly FieldInfo[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    fields.flatMap(({ name, property }) =>
      property.default === undefined ? [] : [[name, property.default]],
    ),
  )
