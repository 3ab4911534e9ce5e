import Box from '@mui/material/Box'
import { useFormats } from '#ui/useFormats.ts'
import type { BotCheck } from '#ui/botCheck/useBotCheck.ts'
import { useAccountText } from '../../context/useAccountText.ts'
import { useText } from '../../context/useText.ts'
import { NewPasswordFields } from '../../components/NewPasswordFields.tsx'
import { useNewPassword } from '../../components/useNewPassword.ts'
import { CodeStep } from './CodeStep.tsx'
import { EmailStep, type ForgotStepProps } from './EmailStep.tsx'
import type { AccountHint } from './accountHint.ts'
import { SecondFactorStep } from './SecondFactorStep.tsx'
import { StepForm } from './StepForm.tsx'
import { StepLink } from './StepLink.tsx'
import { useForgotPassword, type ForgotPasswordFlow } from './useForgotPassword.ts'

type Props = {
  readonly accountHint: AccountHint
  readonly botCheck: BotCheck
  readonly onBack: (accountHint: AccountHint) => void
  readonly onDone: (accountHint: AccountHint) => void
}

/** Resets a forgotten password in three steps. */
export function ForgotPassword({ accountHint, botCheck, onBack, onDone }: Props) {
  const t = useAccountText()
  const flow = useForgotPassword(accountHint, botCheck)
  const stepProps = {
    flow,
    progress: <StepProgress flow={flow} />,
    back: <StepLink onClick={() => onBack(flow.account)}>{t('forgot.back')}</StepLink>,
  }
  if (flow.step === 'email') return <EmailStep {...stepProps} />
  if (flow.step === 'code') return <CodeStep {...stepProps} />
  if (flow.step === 'second' && flow.question)
    return (
      <SecondFactorStep
        question={flow.question}
        onAnswer={async (answer) => {
          await flow.resetWithFactor(answer)
          onDone(flow.account)
        }}
        onExpired={flow.restart}
        progress={stepProps.progress}
        back={stepProps.back}
      />
    )
  return <PasswordStep {...stepProps} onDone={() => onDone(flow.account)} />
}

function PasswordStep({
  flow,
  progress,
  back,
  onDone,
}: ForgotStepProps & { readonly onDone: () => void }) {
  const t = useAccountText()
  const common = useText()
  const state = useNewPassword()
  const save = async () => {
    if (await flow.resetPassword(state.password)) onDone()
  }
  return (
    <StepForm
      title={t('forgot.newTitle')}
      lead={t('forgot.newLead')}
      submitLabel={common(flow.busy ? 'action.saving' : 'action.save')}
      busy={flow.busy}
      refusal={flow.errors.refusal}
      disabled={!state.isReady}
      onSubmit={() => void save()}
      progress={progress}
      footer={back}
    >
      <NewPasswordFields id="reset" state={state} error={flow.errors.step} autoFocus />
    </StepForm>
  )
}

function StepProgress({ flow: { step, steps } }: { flow: ForgotPasswordFlow }) {
  const t = useAccountText()
  const formats = useFormats()
  const at = steps.indexOf(step) + 1
  return (
    <Box
      component="p"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 12,
        margin: '0 0 12px',
        color: 'var(--subtle)',
        fontSize: 'var(--caption)',
      }}
    >
      <Box component="span" sx={{ display: 'flex', gap: 4 }} aria-hidden>
        {steps.map((each, index) => (
          <Box
            component="span"
            key={each}
            sx={{
              inlineSize: 18,
              blockSize: 4,
              borderRadius: 'min(2px, var(--radius-s))',
              background: 'var(--border)',
              '&[data-done=true]': { background: 'var(--accent)' },
            }}
            data-done={index < at}
          />
        ))}
      </Box>
      {t('forgot.step', { n: formats.number(at), of: formats.number(steps.length) })}
    </Box>
  )
}
