import { useState } from 'react'
import { useBotCheck } from '#ui/botCheck/useBotCheck.ts'
import { useFormats } from '#ui/useFormats.ts'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useAccountText } from '../../accountText.ts'
import type { DialogParams } from '../../dialogs.ts'
import { useCachedNames } from '../../form/useCachedNames.ts'
import { CodeStep } from '../CodeStep.tsx'
import { useConnection } from '../connectionContext.ts'
import { DialogFrame } from '../DialogFrame.tsx'
import { CodeSentTo } from '../CodeSentTo.tsx'
import { StepIndicator } from '../StepIndicator.tsx'
import { useCompleteSignIn } from '../useCompleteSignIn.ts'
import { CompanyStep } from './CompanyStep.tsx'
import { emptyCompany, companyFrom, type CompanyInput } from './companyInput.ts'

/** Registers a company: its details first, then the code emailed to its root user. */
export function RegisterDialog({ email = '' }: DialogParams) {
  const text = useAccountText()
  const formats = useFormats()
  const { country } = useBrand()
  const { auth, registration, places } = useConnection()
  const botCheck = useBotCheck(auth.botCheck)
  const completeSignIn = useCompleteSignIn()
  const codes = useCachedNames('calling codes', () => places.callingCodes())
  const [input, setInput] = useState<CompanyInput>({ ...emptyCompany(country), email })
  const [token, setToken] = useState('')
  const [isMailed, setMailed] = useState(false)

  const beginRegistration = async (companyInput: CompanyInput): Promise<void> => {
    const company = companyFrom(companyInput, await codes.load())
    setToken(await registration.begin(company, await botCheck.execute()))
  }
  const labels = ['register.facts', 'register.code'] as const
  return (
    <DialogFrame
      title={text(isMailed ? 'register.codeTitle' : 'register.title')}
      lead={isMailed ? <CodeSentTo email={input.email.trim()} /> : text('register.lead')}
      isWide={!isMailed}
      header={
        <StepIndicator
          labels={labels.map((each) => formats.digits(text(each)))}
          current={isMailed ? 1 : 0}
        />
      }
      focusKey={String(isMailed)}
    >
      {isMailed ? (
        <CodeStep
          submitLabel={text('register.finish')}
          backLabel={text('register.change')}
          onBack={() => setMailed(false)}
          onResend={() => beginRegistration(input)}
          onCode={async (otp) => {
            const result = await registration.finish(token, otp)
            await completeSignIn(result, text('register.welcome', { name: result.user.firstName }))
          }}
        />
      ) : (
        <CompanyStep
          initial={input}
          callingCodes={codes.names}
          onSubmit={async (companyInput) => {
            setInput(companyInput)
            await registration.check(companyFrom(companyInput, await codes.load()))
            await beginRegistration(companyInput)
            setMailed(true)
          }}
        />
      )}
    </DialogFrame>
  )
}
