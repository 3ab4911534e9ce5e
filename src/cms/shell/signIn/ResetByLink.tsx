import { useMemo, useState } from 'react'
import { secondFactorChallengeOf, type SecondFactorChallenge } from '#api/secondFactor.ts'
import { createStaffPassword } from '#api/staffPassword.ts'
import { useServices } from '../../context/services.ts'
import { useAccountText } from '../../context/useAccountText.ts'
import { useText } from '../../context/useText.ts'
import { NewPasswordFields } from '../../components/NewPasswordFields.tsx'
import { useNewPassword } from '../../components/useNewPassword.ts'
import { SecondFactorStep } from './SecondFactorStep.tsx'
import { StepForm } from './StepForm.tsx'
import { StepLink } from './StepLink.tsx'
import { useAlertOnFailure } from './useAlertOnFailure.ts'
import { fieldRefusal } from './useForgotPassword.ts'

type Props = {
  readonly secret: string
  readonly onBack: () => void
  readonly onDone: () => void
}

/** Sets a new password with the link of the email, without a code. */
export function ResetByLink({ secret, onBack, onDone }: Props) {
  const t = useAccountText()
  const common = useText()
  const { client } = useServices()
  const passwords = useMemo(() => createStaffPassword(client), [client])
  const state = useNewPassword()
  const alertFailure = useAlertOnFailure()
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [question, setQuestion] = useState<SecondFactorChallenge>()
  const save = async () => {
    setBusy(true)
    try {
      await passwords.resetByLink(secret, state.password)
      onDone()
    } catch (failure) {
      const challenge = secondFactorChallengeOf(failure)
      if (challenge) return setQuestion(challenge)
      const message = fieldRefusal(failure)
      if (message === undefined) alertFailure(failure)
      setError(message)
    } finally {
      setBusy(false)
    }
  }
  const back = <StepLink onClick={onBack}>{t('forgot.back')}</StepLink>
  if (question)
    return (
      <SecondFactorStep
        question={question}
        onAnswer={async (answer) => {
          await passwords.resetByLink(secret, state.password, answer)
          onDone()
        }}
        onExpired={() => setQuestion(undefined)}
        back={back}
      />
    )
  return (
    <StepForm
      title={t('forgot.newTitle')}
      lead={t('forgot.newLead')}
      submitLabel={common(busy ? 'action.saving' : 'action.save')}
      busy={busy}
      disabled={!state.isReady}
      onSubmit={() => void save()}
      footer={back}
    >
      <NewPasswordFields id="reset" state={state} error={error} autoFocus />
    </StepForm>
  )
}
