import { useState } from 'react'
import type { PasswordAccount } from '#api/forgottenPassword.ts'
import { useBotCheck } from '#ui/botCheck/useBotCheck.ts'
import { useFormats } from '#ui/useFormats.ts'
import { useAccountText } from '../../accountText.ts'
import { openDialog, type DialogParams } from '../../dialogs.ts'
import { CodeStep } from '../CodeStep.tsx'
import { useConnection } from '../connectionContext.ts'
import { DialogFrame } from '../Frame.tsx'
import { CodeSentTo } from '../SentTo.tsx'
import { StepIndicator } from '../Steps.tsx'
import { EmailStep } from './AskStep.tsx'
import { PasswordStep } from './PasswordStep.tsx'

type Step = 'email' | 'code' | 'password'
const steps = ['email', 'code', 'password'] as const satisfies readonly Step[]

/** A forgotten password: who one is, the code that was mailed, the new password. */
export function ForgotPassword({ email = '', tenant = '', isTenant = false }: DialogParams) {
  const text = useAccountText()
  const formats = useFormats()
  const { auth, forgotten } = useConnection()
  const botCheck = useBotCheck(auth.botCheck)
  const [step, setStep] = useState<Step>('email')
  const [account, setAccount] = useState<PasswordAccount>(isTenant ? { email, tenant } : { email })
  const [code, setCode] = useState('')

  const requestCode = async (given: PasswordAccount): Promise<void> => {
    setAccount(given)
    await forgotten.requestCode(given, await botCheck.execute())
  }
  const title = {
    email: 'forgot.title',
    code: 'forgot.codeTitle',
    password: 'forgot.passwordTitle',
  } as const
  const lead = {
    email: text('forgot.lead'),
    code: <CodeSentTo email={account.email} />,
    password: text('forgot.passwordLead'),
  }
  return (
    <DialogFrame
      title={text(title[step])}
      lead={lead[step]}
      above={
        <StepIndicator
          labels={steps.map((each) => formats.digits(text(`forgot.step.${each}`)))}
          current={steps.indexOf(step)}
        />
      }
      focusOn={step}
    >
      {step === 'email' && (
        <EmailStep
          account={account}
          onRequestCode={async (given) => {
            await requestCode(given)
            setStep('code')
          }}
          onBack={(given) =>
            openDialog(given.tenant === undefined ? 'signIn' : 'tenantSignIn', given)
          }
        />
      )}
      {step === 'code' && (
        <CodeStep
          submit={text('forgot.verify')}
          back={text('back')}
          onBack={() => setStep('email')}
          onResend={() => requestCode(account)}
          onCode={async (otp) => {
            await forgotten.verify(account, otp)
            setCode(otp)
            setStep('password')
          }}
        />
      )}
      {step === 'password' && (
        <PasswordStep
          email={account.email}
          onPassword={async (password) => {
            await forgotten.reset(account, code, password)
            const params = { ...account, isReset: true }
            openDialog(account.tenant === undefined ? 'signIn' : 'tenantSignIn', params)
          }}
        />
      )}
    </DialogFrame>
  )
}
