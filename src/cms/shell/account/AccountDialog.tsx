import CloseIcon from '@mui/icons-material/Close'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import { useId } from 'react'
import type { User } from '#api/auth.ts'
import { useText } from '../../context/useText.ts'
import { ChangePassword } from './ChangePassword.tsx'
import { Devices } from './Devices.tsx'
import { SecondFactors } from './SecondFactors.tsx'
import css from './AccountDialog.module.css'

/** What is one's own: the password, the second factors, and the devices one is signed in on. */
export function AccountDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useText()
  const id = useId()
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id} className={css.title ?? ''}>
        {t('account.mine')}
        <IconButton size="small" aria-label={t('action.close')} onClick={onClose}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </DialogTitle>
      <DialogContent className={css.content ?? ''}>
        <ChangePassword id={user._id} />
        <SecondFactors />
        <Devices />
      </DialogContent>
    </Dialog>
  )
}
