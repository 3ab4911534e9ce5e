import { useFormats } from '#ui/useFormats.ts'
import type { BotCheck } from '#ui/botCheck/useBotCheck.ts'
import { useAccountText } from '../../context/useAccountText.ts'
import { useText } from '../../context/useText.ts'
import { NewPassword } from '../../pieces/NewPassword.tsx'
import { useNewPassword } from '../../pieces/useNewPassword.ts'
import { CodeStep } from './CodeStep.tsx'
import { EmailStep, type StepProps } from './EmailStep.tsx'
import type { AccountHint } from './known.ts'
import { SecondStep } from './SecondStep.tsx'
import { StepForm } from './StepForm.tsx'
import { useForgotPassword, type ForgotPasswordFlow } from './useForgot.ts'
import css from './SignInPage.module.css'

type Props = {
  readonly accountHint: AccountHint
  readonly botCheck: BotCheck
  readonly onBack: (known: AccountHint) => void
  readonly onDone: (known: AccountHint) => void
}

/** A forgotten password, in three steps. */
export function ForgotPassword({ accountHint, botCheck, onBack, onDone }: Props) {
  const t = useAccountText()
  const flow = useForgotPassword(accountHint, botCheck)
  const parts = {
    flow,
    progress: <StepProgress forgot={flow} />,
    back: (
      <button type="button" className={css.link} onClick={() => onBack(flow.account)}>
        {t('forgot.back')}
      </button>
    ),
  }
  if (flow.step === 'email') return <EmailStep {...parts} />
  if (flow.step === 'code') return <CodeStep {...parts} />
  if (flow.step === 'second' && flow.question)
    return (
      <SecondStep
        question={flow.question}
        onAnswer={async (answer) => {
          await flow.resetWithFactor(answer)
          onDone(flow.account)
        }}
        onExpired={flow.back}
        progress={parts.progress}
        back={parts.back}
      />
    )
  return <PasswordStep {...parts} onDone={() => onDone(flow.account)} />
}

function PasswordStep({
  flow,
  progress,
  back,
  onDone,
}: StepProps & { readonly onDone: () => void }) {
  const t = useAccountText()
  const common = useText()
  const state = useNewPassword()
  const save = async () => {
    if (await flow.reset(state.password)) onDone()
  }
  return (
    <StepForm
      title={t('forgot.newTitle')}
      lead={t('forgot.newLead')}
      submit={common(flow.busy ? 'action.saving' : 'action.save')}
      busy={flow.busy}
      refusal={flow.errors.refused}
      disabled={!state.isReady}
      onSubmit={() => void save()}
      progress={progress}
      foot={back}
    >
      <NewPassword id="reset" state={state} error={flow.errors.step} autoFocus />
    </StepForm>
  )
}

function StepProgress({ forgot: { step, steps } }: { forgot: ForgotPasswordFlow }) {
  const t = useAccountText()
  const formats = useFormats()
  const at = steps.indexOf(step) + 1
  return (
    <p className={css.progress}>
      <span className={css.dots} aria-hidden>
        {steps.map((each, index) => (
          <span key={each} className={css.dot} data-done={index < at} />
        ))}
      </span>
      {t('forgot.step', { n: formats.number(at), of: formats.number(steps.length) })}
    </p>
  )
}
