import { useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { messageOf } from '#api/apiError.ts'
import { say } from '#domain/messages/messages.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { hideAlert, showAlert } from '../context/alerts.ts'
import { usePaths } from '../context/paths.ts'
import { useServices } from '../context/services.ts'
import { useText } from '../context/useText.ts'
import { BotCheckNotReady } from './botCheck/botCheck.ts'
import { useBotCheck } from './botCheck/useBotCheck.ts'
import { signInProblems, type Credentials } from './signInProblems.ts'

type Errors = Partial<Record<keyof Credentials, string>>

export type SignInForm = {
  readonly values: Credentials
  readonly errors: Errors
  readonly busy: boolean
  change(values: Partial<Credentials>): void
  /** sends it, or says which field to look at first */
  submit(): Promise<keyof Credentials | undefined>
}

export function useSignIn(): SignInForm {
  const t = useText()
  const { auth } = useServices()
  const { language } = useLanguage()
  const paths = usePaths()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const botCheck = useBotCheck()
  const [values, setValues] = useState<Credentials>({ username: '', password: '' })
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const running = useRef(false)

  const errorsOf = (given: Credentials): Errors =>
    Object.fromEntries(
      Object.entries(signInProblems(given)).map(([name, problem]) => [
        name,
        say(problem.key, language, {
          field: t(name === 'username' ? 'signIn.username' : 'signIn.password'),
          ...problem.values,
        }),
      ]),
    )

  const send = async () => {
    running.current = true
    setBusy(true)
    try {
      await auth.signIn(values.username.trim(), values.password, await botCheck.execute())
      hideAlert()
      void navigate(nextOf(query.get('next')) ?? paths.home, { replace: true })
    } catch (error) {
      const notReady = error instanceof BotCheckNotReady
      showAlert(
        'error',
        notReady ? t('signIn.botNotReady') : messageOf(error, say('error.generic', language)),
      )
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  return {
    values,
    errors: tried ? errorsOf(values) : {},
    busy,
    change: (changed) => setValues((before) => ({ ...before, ...changed })),
    async submit() {
      setTried(true)
      const { username, password } = errorsOf(values)
      if (username) return 'username'
      if (password) return 'password'
      if (!running.current) await send()
      return undefined
    },
  }
}

/** Back to where one was; never to another site. */
const nextOf = (next: string | null): string | undefined =>
  next && /^\/[a-z]{2}\/cms(\/|$|\?)/.test(next) ? next : undefined
