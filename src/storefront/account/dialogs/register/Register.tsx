import { useState } from 'react'
import { useBotCheck } from '#ui/botCheck/useBotCheck.ts'
import { useFormats } from '#ui/useFormats.ts'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useAccountText } from '../../accountText.ts'
import type { Carried } from '../../dialogs.ts'
import { useNames } from '../../form/useNames.ts'
import { CodeStep } from '../CodeStep.tsx'
import { useConnection } from '../connectionContext.ts'
import { Frame } from '../Frame.tsx'
import { SentTo } from '../SentTo.tsx'
import { Steps } from '../Steps.tsx'
import { useEnter } from '../useEnter.ts'
import { FactsStep } from './FactsStep.tsx'
import { emptyFacts, factsFrom, type FactsInput } from './facts.ts'

/** A company registers itself: its facts, then the code that was mailed to its root user. */
export function Register({ email = '' }: Carried) {
  const text = useAccountText()
  const formats = useFormats()
  const { country } = useBrand()
  const { auth, registration, places } = useConnection()
  const botCheck = useBotCheck(auth.botCheck)
  const enter = useEnter()
  const codes = useNames('calling codes', () => places.callingCodes())
  const [input, setInput] = useState<FactsInput>({ ...emptyFacts(country), email })
  const [token, setToken] = useState('')
  const [isMailed, setMailed] = useState(false)

  const begin = async (given: FactsInput): Promise<void> => {
    const facts = factsFrom(given, codes.names ?? {})
    setToken(await registration.begin(facts, await botCheck.execute()))
  }
  const labels = ['register.facts', 'register.code'] as const
  return (
    <Frame
      title={text(isMailed ? 'register.codeTitle' : 'register.title')}
      lead={isMailed ? <SentTo email={input.email.trim()} /> : text('register.lead')}
      isWide={!isMailed}
      above={
        <Steps
          labels={labels.map((each) => formats.digits(text(each)))}
          current={isMailed ? 1 : 0}
        />
      }
      focusOn={String(isMailed)}
    >
      {isMailed ? (
        <CodeStep
          submit={text('register.finish')}
          back={text('register.change')}
          onBack={() => setMailed(false)}
          onResend={() => begin(input)}
          onCode={async (otp) => {
            const entered = await registration.finish(token, otp)
            await enter(entered, text('register.welcome', { name: entered.user.firstName }))
          }}
        />
      ) : (
        <FactsStep
          initial={input}
          callingCodes={codes.names ?? {}}
          onFacts={async (given) => {
            setInput(given)
            await registration.check(factsFrom(given, codes.names ?? {}))
            await begin(given)
            setMailed(true)
          }}
        />
      )}
    </Frame>
  )
}
