import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useEffect, useId, type ReactNode, type RefObject } from 'react'
import { useBlocker } from 'react-router-dom'
import { useFormText } from '../../context/useFormText.ts'

/** Asks before unsaved work is lost, by a link, the way back, or the window. */
export function useUnsavedGuard(dirty: RefObject<boolean>): ReactNode {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty.current && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (dirty.current) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [dirty])
  return blocker.state === 'blocked' ? (
    <LeaveDialog onStay={blocker.reset} onLeave={blocker.proceed} />
  ) : null
}

function LeaveDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
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
