import { useFormats } from '#ui/useFormats.ts'
import type { BotCheck } from '#ui/botCheck/useBotCheck.ts'
import { useAccountText } from '../../context/useAccountText.ts'
import { useText } from '../../context/useText.ts'
import { NewPassword } from '../../pieces/NewPassword.tsx'
import { useNewPassword } from '../../pieces/useNewPassword.ts'
import { CodeStep } from './CodeStep.tsx'
import { EmailStep, type StepProps } from './EmailStep.tsx'
import type { Known } from './known.ts'
import { SecondStep } from './SecondStep.tsx'
import { StepForm } from './StepForm.tsx'
import { useForgot, type Forgot } from './useForgot.ts'
import css from './SignInPage.module.css'

type Props = {
  readonly known: Known
  readonly botCheck: BotCheck
  readonly onBack: (known: Known) => void
  readonly onDone: (known: Known) => void
}

/** A forgotten password, in three steps. */
export function ForgotPassword({ known, botCheck, onBack, onDone }: Props) {
  const t = useAccountText()
  const forgot = useForgot(known, botCheck)
  const parts = {
    forgot,
    progress: <Progress forgot={forgot} />,
    back: (
      <button type="button" className={css.link} onClick={() => onBack(forgot.who)}>
        {t('forgot.back')}
      </button>
    ),
  }
  if (forgot.step === 'email') return <EmailStep {...parts} />
  if (forgot.step === 'code') return <CodeStep {...parts} />
  if (forgot.step === 'second' && forgot.question)
    return (
      <SecondStep
        question={forgot.question}
        onAnswer={async (answer) => {
          await forgot.resetWith(answer)
          onDone(forgot.who)
        }}
        onExpired={forgot.back}
        progress={parts.progress}
        back={parts.back}
      />
    )
  return <PasswordStep {...parts} onDone={() => onDone(forgot.who)} />
}

function PasswordStep({
  forgot,
  progress,
  back,
  onDone,
}: StepProps & { readonly onDone: () => void }) {
  const t = useAccountText()
  const common = useText()
  const state = useNewPassword()
  const save = async () => {
    if (await forgot.reset(state.password)) onDone()
  }
  return (
    <StepForm
      title={t('forgot.newTitle')}
      lead={t('forgot.newLead')}
      submit={common(forgot.busy ? 'action.saving' : 'action.save')}
      busy={forgot.busy}
      refused={forgot.errors.refused}
      disabled={!state.isReady}
      onSubmit={() => void save()}
      progress={progress}
      foot={back}
    >
      <NewPassword id="reset" state={state} error={forgot.errors.step} autoFocus />
    </StepForm>
  )
}

function Progress({ forgot: { step, steps } }: { forgot: Forgot }) {
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
