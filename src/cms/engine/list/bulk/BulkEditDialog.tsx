import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { kinds } from '#resource/kinds/kinds.ts'
import type { Field } from '#resource/resource.ts'
import { useFormats } from '#ui/useFormats.ts'
import { useListText } from '../../../context/useListText.ts'
import { useText } from '../../../context/useText.ts'
import { ReferencesProvider } from '../../../kinds/ReferencesProvider.tsx'
import { useLeaveConfirmation } from '../../form/leave/useLeaveConfirmation.tsx'
import { BusyBar } from './BusyBar.tsx'
import { BulkField } from './BulkField.tsx'
import { bulkFields } from './bulkVerbs.ts'
import { FieldSelect } from './FieldSelect.tsx'
import { fieldPayload } from './fieldPayload.ts'
import type { BulkDialogProps } from './bulkDialogProps.ts'

/** Sets one field of all selected records to the same value. */
export function BulkEditDialog({ list, count, bulkAction, onClose }: BulkDialogProps) {
  const t = useText()
  const listText = useListText()
  const formats = useFormats()
  const id = useId().replace(/\W/g, '')
  const fields = bulkFields(list.resource)
  const [field, setField] = useState<Field | undefined>(fields.length === 1 ? fields[0] : undefined)
  const [value, setValue] = useState<unknown>()
  const [isSubmitted, setSubmitted] = useState(false)
  const { busy, run, dismiss } = bulkAction
  const { leave, confirmation } = useLeaveConfirmation({
    isDirty: field !== undefined,
    busy,
    onClose,
  })
  const selectField = (next: Field | undefined) => {
    setField(next)
    // A switch always shows a state, so it starts with false.
    setValue(next && kinds[next.kind].isBoolean ? false : undefined)
    setSubmitted(false)
    dismiss()
  }
  return (
    <Dialog open onClose={leave} fullWidth maxWidth="sm" aria-labelledby={`${id}-title`}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          if (!field || busy) return
          setSubmitted(true)
          const change = fieldPayload(field, value)
          if (change) run('update', change)
        }}
      >
        <DialogTitle id={`${id}-title`}>{listText('bulk.edit')}</DialogTitle>
        <DialogContent>
          <Typography color="textSecondary">
            {t('list.records', { count, n: formats.number(count) })}
          </Typography>
          <FieldSelect id={`${id}_field`} fields={fields} field={field} onChoose={selectField} />
          {field && (
            <ReferencesProvider source={undefined}>
              <BulkField
                key={field.name}
                id={`${id}_value`}
                field={field}
                value={value}
                isSubmitted={isSubmitted}
                serverErrors={bulkAction.fieldErrors}
                onChange={(next) => {
                  setValue(next)
                  setSubmitted(false)
                  dismiss()
                }}
              />
            </ReferencesProvider>
          )}
        </DialogContent>
        <BusyBar busy={busy} />
        <DialogActions>
          <Button onClick={onClose} disabled={busy}>
            {t('action.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={!field} aria-busy={busy}>
            {t('list.apply')}
          </Button>
        </DialogActions>
      </form>
      {confirmation}
    </Dialog>
  )
}
