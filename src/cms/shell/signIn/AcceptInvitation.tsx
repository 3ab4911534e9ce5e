import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { hasCode } from '#api/apiError.ts'
import {
  secondFactorQuestionIn,
  type SecondFactorAnswer,
  type SecondFactorQuestion,
} from '#api/secondFactor.ts'
import { usePaths } from '../../context/paths.ts'
import { useServices } from '../../context/services.ts'
import { useAccountText } from '../../context/useAccountText.ts'
import { useText } from '../../context/useText.ts'
import { NewPassword } from '../../pieces/NewPassword.tsx'
import { useNewPassword } from '../../pieces/useNewPassword.ts'
import { forgetLinkSecret } from '../heldLinkSecret.ts'
import { EnrolStep } from './EnrolStep.tsx'
import { emptyAccountHint, type AccountHint } from './known.ts'
import { SecondStep } from './SecondStep.tsx'
import { StepForm } from './StepForm.tsx'
import { useAlertOnFailure } from './useAlertOnFailure.ts'
import { fieldRefusal } from './useForgot.ts'
import { useStaffSignIn } from './useStaffSignIn.ts'
import css from './SignInPage.module.css'

type Props = {
  readonly secret: string
  readonly onLeave: (known: AccountHint, said?: string) => void
}

/** The first password of somebody who was invited, and straight in. */
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
  const [question, setQuestion] = useState<SecondFactorQuestion>()
  const send = async (answer?: SecondFactorAnswer) => {
    const accepted = await acceptInvitation(secret, state.password, answer)
    if ('secondFactor' in accepted) {
      // The password is chosen; something has to be set up before anything else.
      forgetLinkSecret()
      return setQuestion(accepted.secondFactor)
    }
    const { user, audience, accessToken } = accepted
    // An invitation to the shop is good for a password, but opens the shop.
    if (audience !== 'cms')
      return onLeave({ email: user.email, tenant: user.tenant?.tenantId }, t('invitation.done'))
    forgetLinkSecret()
    tokens.write(accessToken)
    await navigate(paths.home, { replace: true })
  }
  const accept = async () => {
    setBusy(true)
    try {
      await send()
    } catch (refused) {
      const challenge = secondFactorQuestionIn(refused)
      if (challenge) return setQuestion(challenge)
      const message = hasCode(refused, 'invitation_invalid')
        ? t('invitation.void')
        : fieldRefusal(refused)
      if (message === undefined) alertFailure(refused)
      setError(message)
    } finally {
      setBusy(false)
    }
  }
  const back = (
    <button type="button" className={css.link} onClick={() => onLeave(emptyAccountHint)}>
      {t('forgot.back')}
    </button>
  )
  // Whoever was demanded to have a second factor before the first session sets it up now.
  if (question?.enrol)
    return <EnrolStep question={question} onBack={() => onLeave(emptyAccountHint)} />
  if (question)
    return (
      <SecondStep
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
      submit={busy ? common('action.saving') : t('invitation.submit')}
      busy={busy}
      disabled={!state.isReady}
      onSubmit={() => void accept()}
      foot={back}
    >
      <NewPassword id="invitation" state={state} error={error} autoFocus />
    </StepForm>
  )
}
