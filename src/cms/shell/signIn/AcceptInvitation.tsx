import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { hasCode } from '#api/apiError.ts'
import {
  secondFactorChallengeOf,
  type SecondFactorResponse,
  type SecondFactorChallenge,
} from '#api/secondFactor.ts'
import { usePaths } from '../../context/paths.ts'
import { useServices } from '../../context/services.ts'
import { useAccountText } from '../../context/useAccountText.ts'
import { useText } from '../../context/useText.ts'
import { NewPasswordFields } from '../../components/NewPasswordFields.tsx'
import { useNewPassword } from '../../components/useNewPassword.ts'
import { clearLinkSecret } from '../linkSecretStore.ts'
import { EnrolStep } from './EnrolStep.tsx'
import { emptyAccountHint, type AccountHint } from './accountHint.ts'
import { SecondFactorStep } from './SecondFactorStep.tsx'
import { StepForm } from './StepForm.tsx'
import { StepLink } from './StepLink.tsx'
import { useAlertOnFailure } from './useAlertOnFailure.ts'
import { fieldRefusal } from './useForgotPassword.ts'
import { useStaffSignIn } from './useStaffSignIn.ts'

type Props = {
  readonly secret: string
  readonly onLeave: (accountHint: AccountHint, notice?: string) => void
}

/** Sets the first password of an invited user, who is then signed in. */
export function AcceptInvitation({ secret, onLeave }: Props) {
  const t = useAccountText()
  const common = useText()
  const { tokens } = useServices()
  const { acceptInvitation } = useStaffSignIn()
  const paths = usePaths()
  const navigate = useNavigate()
  const state = useNewPassword()
  const alertFailure = useAlertOnFailure()
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [question, setQuestion] = useState<SecondFactorChallenge>()
  const send = async (answer?: SecondFactorResponse) => {
    const result = await acceptInvitation(secret, state.password, answer)
    if ('secondFactor' in result) {
      // The password is set; a second factor must be set up before signing in.
      clearLinkSecret()
      return setQuestion(result.secondFactor)
    }
    const { user, audience, accessToken } = result
    // An invitation to the shop sets the password here but does not sign in to the back office.
    if (audience !== 'cms')
      return onLeave({ email: user.email, tenant: user.tenant?.tenantId }, t('invitation.done'))
    clearLinkSecret()
    tokens.write(accessToken)
    await navigate(paths.home, { replace: true })
  }
  const accept = async () => {
    setBusy(true)
    try {
      await send()
    } catch (failure) {
      const challenge = secondFactorChallengeOf(failure)
      if (challenge) return setQuestion(challenge)
      const message = hasCode(failure, 'invitation_invalid')
        ? t('invitation.void')
        : fieldRefusal(failure)
      if (message === undefined) alertFailure(failure)
      setError(message)
    } finally {
      setBusy(false)
    }
  }
  const back = <StepLink onClick={() => onLeave(emptyAccountHint)}>{t('forgot.back')}</StepLink>
  // Users who must have a second factor set it up before their first session.
  if (question?.enrol)
    return <EnrolStep question={question} onBack={() => onLeave(emptyAccountHint)} />
  if (question)
    return (
      <SecondFactorStep
        question={question}
        onAnswer={send}
        onExpired={() => setQuestion(undefined)}
        back={back}
      />
    )
  return (
    <StepForm
      title={t('invitation.title')}
      lead={t('invitation.lead')}
      submitLabel={busy ? common('action.saving') : t('invitation.submit')}
      busy={busy}
      disabled={!state.isReady}
      onSubmit={() => void accept()}
      footer={back}
    >
      <NewPasswordFields id="invitation" state={state} error={error} autoFocus />
    </StepForm>
  )
}
