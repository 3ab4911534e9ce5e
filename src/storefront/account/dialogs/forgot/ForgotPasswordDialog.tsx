import { useState } from 'react'
import type { ForgottenPasswordAccount } from '#api/forgottenPassword.ts'
import { useBotCheck } from '#ui/botCheck/useBotCheck.ts'
import { useFormats } from '#ui/useFormats.ts'
import { useAccountText } from '../../accountText.ts'
import { openDialog, type DialogParams } from '../../dialogs.ts'
import { CodeStep } from '../CodeStep.tsx'
import { useConnection } from '../connectionContext.ts'
import { DialogFrame } from '../DialogFrame.tsx'
import { CodeSentTo } from '../CodeSentTo.tsx'
import { StepIndicator } from '../StepIndicator.tsx'
import { EmailStep } from './EmailStep.tsx'
import { PasswordStep } from './PasswordStep.tsx'

type Step = 'email' | 'code' | 'password'
const steps = ['email', 'code', 'password'] as const satisfies readonly Step[]

/** Resets a forgotten password in three steps: account, emailed code, new password. */
export function ForgotPasswordDialog({ email = '', tenant = '', isTenant = false }: DialogParams) {
  const text = useAccountText()
  const formats = useFormats()
  const { auth, forgottenPassword } = useConnection()
  const botCheck = useBotCheck(auth.botCheck)
  const [step, setStep] = useState<Step>('email')
  const [account, setAccount] = useState<ForgottenPasswordAccount>(
    isTenant ? { email, tenant } : { email },
  )
  const [code, setCode] = useState('')

  const requestCode = async (newAccount: ForgottenPasswordAccount): Promise<void> => {
    setAccount(newAccount)
    await forgottenPassword.requestCode(newAccount, await botCheck.execute())
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
      header={
        <StepIndicator
          labels={steps.map((each) => formats.digits(text(`forgot.step.${each}`)))}
          current={steps.indexOf(step)}
        />
      }
      focusKey={step}
    >
      {step === 'email' && (
        <EmailStep
          account={account}
          onRequestCode={async (newAccount) => {
            await requestCode(newAccount)
            setStep('code')
          }}
          onBack={(newAccount) =>
            openDialog(newAccount.tenant === undefined ? 'signIn' : 'tenantSignIn', newAccount)
          }
        />
      )}
      {step === 'code' && (
        <CodeStep
          submitLabel={text('forgot.verify')}
          backLabel={text('back')}
          onBack={() => setStep('email')}
          onResend={() => requestCode(account)}
          onCode={async (otp) => {
            await forgottenPassword.verify(account, otp)
            setCode(otp)
            setStep('password')
          }}
        />
      )}
      {step === 'password' && (
        <PasswordStep
          email={account.email}
          onPassword={async (password) => {
            await forgottenPassword.reset(account, code, password)
            const params = { ...account, isReset: true }
            openDialog(account.tenant === undefined ? 'signIn' : 'tenantSignIn', params)
          }}
        />
      )}
    </DialogFrame>
  )
}
