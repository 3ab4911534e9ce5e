import { useEffect, useRef, useState, type RefObject } from 'react'
import { ApiError, messageOf } from '#api/apiError.ts'
import { formatMessage } from '#domain/messages/messages.ts'
import { BotCheckNotReady } from '#ui/botCheck/botCheck.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { useAccountText } from '../accountText.ts'
import { assignFieldErrors, type Errors } from './placedFailure.ts'

type Values = Readonly<Record<string, string>>

type Options<V extends Values> = {
  readonly initial: V
  /** what is wrong before anything is sent */
  readonly validate: (values: V) => Errors
  readonly send: (values: V) => Promise<void>
  /** fields that a failure is shown on, whatever the server says it is about */
  readonly errorFields?: (values: V) => readonly string[]
}

export type FieldProps = {
  readonly name: string
  readonly value: string
  readonly error: string | undefined
  readonly onValue: (value: string) => void
}

export type Form<V extends Values> = {
  readonly values: V
  readonly busy: boolean
  readonly failure: string | undefined
  readonly form: RefObject<HTMLFormElement | null>
  change(values: Partial<V>): void
  field(name: keyof V & string): FieldProps
  submit(event: { preventDefault(): void }): void
}

/** A form that says what is wrong where it is wrong, and keeps what was typed. */
export function useForm<V extends Values>({
  initial,
  validate,
  send,
  errorFields = () => [],
}: Options<V>): Form<V> {
  const text = useAccountText()
  const formats = useFormats()
  const { language } = useLanguage()
  const [values, setValues] = useState(initial)
  const [isSubmitted, setSubmitted] = useState(false)
  const [serverErrors, setServerErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [failures, setFailures] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const running = useRef(false)
  useEffect(() => {
    if (failures) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [failures])

  const change = (changed: Partial<V>): void => {
    setValues((before) => ({ ...before, ...changed }))
    setServerErrors((before) => withoutKeys(before, Object.keys(changed)))
  }
  const set = (name: keyof V & string, value: string): void => {
    setValues((before) => ({ ...before, [name]: value }))
    setServerErrors((before) => withoutKeys(before, [name]))
  }

  const fail = (error: unknown): void => {
    const message = messageOf(error, formatMessage('error.generic', language))
    const fieldErrors = error instanceof ApiError ? error.fields : {}
    const { errors, rest } = assignFieldErrors(
      { message, fields: fieldErrors },
      Object.keys(values),
      errorFields(values),
    )
    setServerErrors(errors)
    if (error instanceof BotCheckNotReady) setFailure(text('botNotReady'))
    else setFailure(rest && formats.digits(rest))
    setFailures((before) => before + 1)
  }

  const run = async (): Promise<void> => {
    running.current = true
    setBusy(true)
    setFailure(undefined)
    try {
      await send(values)
    } catch (error) {
      fail(error)
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  const clientErrors = isSubmitted ? validate(values) : {}
  return {
    values,
    busy,
    failure,
    form,
    change,
    field: (name) => {
      const error = clientErrors[name] ?? serverErrors[name]
      return {
        name,
        value: values[name] ?? '',
        error: error && formats.digits(error),
        onValue: (value) => set(name, value),
      }
    },
    submit(event) {
      event.preventDefault()
      setSubmitted(true)
      if (Object.values(validate(values)).some(Boolean)) setFailures((before) => before + 1)
      else if (!running.current) void run()
    },
  }
}

const withoutKeys = (errors: Errors, names: readonly string[]): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)))
