import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useFormText } from '../../../context/useFormText.ts'

type Props = {
  /** the title and what loses the changes, if it is not leaving the form */
  readonly title?: string
  readonly action?: string
  readonly onStay: () => void
  readonly onLeave: () => void
}

/** Confirms leaving a form, or another action, that loses unsaved changes. */
export function UnsavedChangesDialog({ title, action, onStay, onLeave }: Props) {
  const t = useFormText()
  const id = useId()
  return (
    <Dialog open onClose={onStay} fullWidth maxWidth="xs" role="alertdialog" aria-labelledby={id}>
      <DialogTitle id={id}>{title ?? t('leave.title')}</DialogTitle>
      <DialogContent>{t('leave.text')}</DialogContent>
      <DialogActions>
        <Button color="error" onClick={onLeave}>
          {action ?? t('leave.go')}
        </Button>
        <Button variant="contained" autoFocus onClick={onStay}>
          {t('leave.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
