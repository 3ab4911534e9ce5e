import CloseIcon from '@mui/icons-material/Close'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import { useId, useState } from 'react'
import type { User } from '#api/auth.ts'
import { useAccountText } from '../../context/useAccountText.ts'
import { useText } from '../../context/useText.ts'
import { ChangePassword, PasswordRow } from './ChangePassword.tsx'
import { Devices } from './Devices.tsx'
import { FactorTask } from './FactorTask.tsx'
import { SecondFactors } from './SecondFactors.tsx'
import { useFactorTasks } from './useFactorTasks.ts'

type Props = { readonly user: User; readonly onClose: () => void }

/** The own account: second factors, devices and password. */
export function AccountDialog({ user, onClose }: Props) {
  const t = useText()
  const accountText = useAccountText()
  const id = useId()
  const factors = useFactorTasks()
  const [isChanging, setChanging] = useState(false)
  const { task } = factors
  const goBack = () => {
    if (isChanging) setChanging(false)
    // Recovery codes are shown only once, so only their button closes them.
    else if (task?.kind === 'codes') return
    else if (task) factors.cancel()
    // A running task may end with recovery codes.
    else if (!factors.busy) onClose()
  }
  const title = isChanging
    ? accountText('account.changePassword')
    : (factors.title ?? t('account.mine'))
  return (
    <Dialog open onClose={goBack} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>
        {title}
        {!isChanging && !task && (
          <IconButton
            size="small"
            aria-label={t('action.close')}
            disabled={factors.busy}
            onClick={onClose}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        )}
      </DialogTitle>
      <DialogContent sx={{ gap: 24, paddingBlockEnd: 24 }}>
        {isChanging ? (
          <ChangePassword id={user._id} onClose={() => setChanging(false)} />
        ) : task ? (
          <FactorTask {...factors} task={task} />
        ) : (
          <>
            <SecondFactors {...factors} />
            <Devices />
            <PasswordRow onChange={() => setChanging(true)} />
          </>
        )}
      </DialogContent>
    </Dialog>
  )
}
