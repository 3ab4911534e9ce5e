import type { Language } from '#domain/locale.ts'
import { formatMessage } from '#domain/messages/messages.ts'
import { isStrongPassword, minSignInLength } from '#domain/password.ts'
import type { AccountText } from '../accountText.ts'
import { codeLength } from './extractCodeDigits.ts'
import { isPhoneNumber } from './phone.ts'

type Label = Extract<Parameters<AccountText>[0], `field.${string}`>

/** Each check returns a localized message, or undefined if the value is valid. */
export type FieldChecks = {
  required(label: Label, value: string): string | undefined
  email(value: string): string | undefined
  signInPassword(value: string): string | undefined
  newPassword(value: string): string | undefined
  confirmation(value: string, password: string): string | undefined
  tenant(value: string): string | undefined
  phone(value: string): string | undefined
  country(value: string): string | undefined
  code(value: string): string | undefined
}

const maxEmailLength = 255

export function createFieldChecks(language: Language, text: AccountText): FieldChecks {
  const labelName = (label: Label): string => text('named', { label: text(label) })
  const required: FieldChecks['required'] = (label, value) =>
    value.trim()
      ? undefined
      : formatMessage('field.required', language, { field: labelName(label) })
  return {
    required,
    email: (value) => {
      const email = value.trim()
      const isEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && email.length <= maxEmailLength
      return (
        required('field.email', email) ??
        (isEmail ? undefined : formatMessage('field.email', language))
      )
    },
    signInPassword: (value) => {
      if (!value) return required('field.password', value)
      const values = { field: labelName('field.password'), min: minSignInLength }
      return value.length < minSignInLength
        ? formatMessage('field.minLength', language, values)
        : undefined
    },
    newPassword: (value) => {
      if (!value) return required('field.newPassword', value)
      return isStrongPassword(value) ? undefined : formatMessage('field.password', language)
    },
    confirmation: (value, password) => {
      if (!value) return required('field.confirmation', value)
      return value === password ? undefined : text('password.differs')
    },
    tenant: (value) => (value.trim() ? undefined : formatMessage('field.tenant', language)),
    phone: (value) =>
      required('field.phoneNumber', value) ??
      (isPhoneNumber(value) ? undefined : formatMessage('field.phone', language)),
    country: (value) => (value ? undefined : formatMessage('field.country', language)),
    code: (value) => {
      if (!value) return required('field.code', value)
      return value.length < codeLength ? text('code.short') : undefined
    },
  }
}
