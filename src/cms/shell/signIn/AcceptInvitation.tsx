import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { hasCode } from '#api/apiError.ts'
import { usePaths } from '../../context/paths.ts'
import { audienceOf } from '../../context/permissions.ts'
import { useServices } from '../../context/services.ts'
import { useAccountText } from '../../context/useAccountText.ts'
import { useText } from '../../context/useText.ts'
import { NewPassword } from '../../pieces/NewPassword.tsx'
import { useNewPassword } from '../../pieces/useNewPassword.ts'
import { forgetInvitation } from '../invitation.ts'
import { nobody, type Known } from './known.ts'
import { StepForm } from './StepForm.tsx'
import { useAlertOnFailure } from './useAlertOnFailure.ts'
import { refusalOf } from './useForgot.ts'
import css from './SignInPage.module.css'

type Props = {
  readonly secret: string
  readonly onLeave: (known: Known, said?: string) => void
}

/** The first password of somebody who was invited, and straight in. */
export function AcceptInvitation({ secret, onLeave }: Props) {
  const t = useAccountText()
  const common = useText()
  const { auth, tokens } = useServices()
  const paths = usePaths()
  const navigate = useNavigate()
  const state = useNewPassword()
  const fail = useAlertOnFailure()
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const accept = async () => {
    setBusy(true)
    try {
      const { user, ...opened } = await auth.acceptInvitation(secret, state.password)
      // An invitation to the shop is good for a password, but opens the shop.
      if (audienceOf(opened.accessToken) !== 'cms')
        return onLeave({ email: user.email, tenant: user.tenant?.tenantId }, t('invitation.done'))
      forgetInvitation()
      tokens.write(opened)
      await navigate(paths.home, { replace: true })
    } catch (refused) {
      const message = hasCode(refused, 'invitation_invalid')
        ? t('invitation.void')
        : refusalOf(refused)
      if (message === undefined) fail(refused)
      setError(message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <StepForm
      title={t('invitation.title')}
      lead={t('invitation.lead')}
      submit={busy ? common('action.saving') : t('invitation.submit')}
      busy={busy}
      disabled={!state.isReady}
      onSubmit={() => void accept()}
      foot={
        <button type="button" className={css.link} onClick={() => onLeave(nobody)}>
          {t('forgot.back')}
        </button>
      }
    >
      <NewPassword id="invitation" state={state} error={error} autoFocus />
    </StepForm>
  )
}
