import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useFormText } from '../../../context/useFormText.ts'

type Props = { readonly onStay: () => void; readonly onLeave: () => void }

/** Confirms leaving a form with unsaved changes. */
export function UnsavedChangesDialog({ onStay, onLeave }: Props) {
  const t = useFormText()
  const id = useId()
  return (
    <Dialog open onClose={onStay} fullWidth maxWidth="xs" role="alertdialog" aria-labelledby={id}>
      <DialogTitle id={id}>{t('leave.title')}</DialogTitle>
      <DialogContent>{t('leave.text')}</DialogContent>
      <DialogActions>
        <Button color="error" onClick={onLeave}>
          {t('leave.go')}
        </Button>
        <Button variant="contained" autoFocus onClick={onStay}>
          {t('leave.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
