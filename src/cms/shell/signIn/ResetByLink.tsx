import { useMemo, useState } from 'react'
import { secondFactorQuestionIn, type SecondFactorQuestion } from '#api/secondFactor.ts'
import { createStaffPassword } from '#api/staffPassword.ts'
import { useServices } from '../../context/services.ts'
import { useAccountText } from '../../context/useAccountText.ts'
import { useText } from '../../context/useText.ts'
import { NewPassword } from '../../pieces/NewPassword.tsx'
import { useNewPassword } from '../../pieces/useNewPassword.ts'
import { SecondStep } from './SecondStep.tsx'
import { StepForm } from './StepForm.tsx'
import { useAlertOnFailure } from './useAlertOnFailure.ts'
import { fieldRefusal } from './useForgot.ts'
import css from './SignInPage.module.css'

type Props = {
  readonly secret: string
  readonly onBack: () => void
  readonly onDone: () => void
}

/** A new password for whoever came by the link of the mail, without a code. */
export function ResetByLink({ secret, onBack, onDone }: Props) {
  const t = useAccountText()
  const common = useText()
  const { client } = useServices()
  const passwords = useMemo(() => createStaffPassword(client), [client])
  const state = useNewPassword()
  const alertFailure = useAlertOnFailure()
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [question, setQuestion] = useState<SecondFactorQuestion>()
  const save = async () => {
    setBusy(true)
    try {
      await passwords.resetByLink(secret, state.password)
      onDone()
    } catch (refused) {
      const asks = secondFactorQuestionIn(refused)
      if (asks) return setQuestion(asks)
      const message = fieldRefusal(refused)
      if (message === undefined) alertFailure(refused)
      setError(message)
    } finally {
      setBusy(false)
    }
  }
  const back = (
    <button type="button" className={css.link} onClick={onBack}>
      {t('forgot.back')}
    </button>
  )
  if (question)
    return (
      <SecondStep
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
      submit={common(busy ? 'action.saving' : 'action.save')}
      busy={busy}
      disabled={!state.isReady}
      onSubmit={() => void save()}
      foot={back}
    >
      <NewPassword id="reset" state={state} error={error} autoFocus />
    </StepForm>
  )
}
