import { useState } from 'react'
import type { Forgetful } from '#api/forgottenPassword.ts'
import { useBotCheck } from '#ui/botCheck/useBotCheck.ts'
import { useFormats } from '#ui/useFormats.ts'
import { useAccountText } from '../../accountText.ts'
import { openDialog, type Carried } from '../../dialogs.ts'
import { CodeStep } from '../CodeStep.tsx'
import { useConnection } from '../connectionContext.ts'
import { Frame } from '../Frame.tsx'
import { SentTo } from '../SentTo.tsx'
import { Steps } from '../Steps.tsx'
import { AskStep } from './AskStep.tsx'
import { PasswordStep } from './PasswordStep.tsx'

type Step = 'email' | 'code' | 'password'
const steps = ['email', 'code', 'password'] as const satisfies readonly Step[]

/** A forgotten password: who one is, the code that was mailed, the new password. */
export function Forgot({ email = '', tenant = '', isTenant = false }: Carried) {
  const text = useAccountText()
  const formats = useFormats()
  const { auth, forgotten } = useConnection()
  const botCheck = useBotCheck(auth.botCheck)
  const [step, setStep] = useState<Step>('email')
  const [who, setWho] = useState<Forgetful>(isTenant ? { email, tenant } : { email })
  const [code, setCode] = useState('')

  const ask = async (given: Forgetful): Promise<void> => {
    setWho(given)
    await forgotten.ask(given, await botCheck.execute())
  }
  const title = {
    email: 'forgot.title',
    code: 'forgot.codeTitle',
    password: 'forgot.passwordTitle',
  } as const
  const lead = {
    email: text('forgot.lead'),
    code: <SentTo email={who.email} />,
    password: text('forgot.passwordLead'),
  }
  return (
    <Frame
      title={text(title[step])}
      lead={lead[step]}
      above={
        <Steps
          labels={steps.map((each) => formats.digits(text(`forgot.step.${each}`)))}
          current={steps.indexOf(step)}
        />
      }
      focusOn={step}
    >
      {step === 'email' && (
        <AskStep
          who={who}
          onAsk={async (given) => {
            await ask(given)
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
          onResend={() => ask(who)}
          onCode={async (otp) => {
            await forgotten.verify(who, otp)
            setCode(otp)
            setStep('password')
          }}
        />
      )}
      {step === 'password' && (
        <PasswordStep
          email={who.email}
          onPassword={async (password) => {
            await forgotten.reset(who, code, password)
            const carried = { ...who, isReset: true }
            openDialog(who.tenant === undefined ? 'signIn' : 'tenantSignIn', carried)
          }}
        />
      )}
    </Frame>
  )
}
