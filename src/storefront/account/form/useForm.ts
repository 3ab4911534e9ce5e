import { useEffect, useRef, useState, type RefObject } from 'react'
import { ApiError, messageOf } from '#api/apiError.ts'
import { formatMessage } from '#domain/messages/messages.ts'
import { BotCheckNotReady } from '#ui/botCheck/answerChallenge.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { useAccountText } from '../accountText.ts'
import { assignFieldErrors, type FieldErrors } from './assignFieldErrors.ts'

type Values = Readonly<Record<string, string>>

type Options<V extends Values> = {
  readonly initial: V
  /** checks the values before they are sent */
  readonly validate: (values: V) => FieldErrors
  readonly send: (values: V) => Promise<void>
  /** fields that show every failure, whatever field the server names */
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
  readonly formRef: RefObject<HTMLFormElement | null>
  change(values: Partial<V>): void
  field(name: keyof V & string): FieldProps
  submit(event: { preventDefault(): void }): void
}

/**
 * Manages a form's values, validation and submission. Errors are shown on their fields, and typed
 * values are kept.
 */
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
  const [serverErrors, setServerErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [failures, setFailures] = useState(0)
  const formRef = useRef<HTMLFormElement>(null)
  const running = useRef(false)
  useEffect(() => {
    if (failures) formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [failures])

  const change = (changes: Partial<V>): void => {
    setValues((before) => ({ ...before, ...changes }))
    setServerErrors((before) => withoutKeys(before, Object.keys(changes)))
  }
  const setField = (name: keyof V & string, value: string): void => {
    setValues((before) => ({ ...before, [name]: value }))
    setServerErrors((before) => withoutKeys(before, [name]))
  }

  const handleFailure = (error: unknown): void => {
    const message = messageOf(error, formatMessage('error.generic', language))
    const fieldErrors = error instanceof ApiError ? error.fields : {}
    const { errors, formMessage } = assignFieldErrors(
      { message, fields: fieldErrors },
      Object.keys(values),
      errorFields(values),
    )
    setServerErrors(errors)
    if (error instanceof BotCheckNotReady) setFailure(text('botNotReady'))
    else setFailure(formMessage && formats.digits(formMessage))
    setFailures((before) => before + 1)
  }

  const sendValues = async (): Promise<void> => {
    running.current = true
    setBusy(true)
    setFailure(undefined)
    try {
      await send(values)
    } catch (error) {
      handleFailure(error)
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
    formRef,
    change,
    field: (name) => {
      const error = clientErrors[name] ?? serverErrors[name]
      return {
        name,
        value: values[name] ?? '',
        error: error && formats.digits(error),
        onValue: (value) => setField(name, value),
      }
    },
    submit(event) {
      event.preventDefault()
      setSubmitted(true)
      if (Object.values(validate(values)).some(Boolean)) setFailures((before) => before + 1)
      else if (!running.current) void sendValues()
    },
  }
}

const withoutKeys = (errors: FieldErrors, names: readonly string[]): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)))
