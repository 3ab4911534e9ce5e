import type { Language } from '#domain/locale.ts'
import { formatMessage } from '#domain/messages/messages.ts'
import type { ProfileText } from '../profileText.ts'
import { isIban, isSwiftCode, normalizeCode } from './bankCodes.ts'
import type { BankInput, PaymentMethod } from './paymentApi.ts'

/** The form values of a bank account. */
export type BankValues = {
  readonly accountName: string
  readonly iban: string
  readonly swiftCode: string
  readonly isDefault: 'yes' | ''
}

/**
 * Returns the initial form values. The stored IBAN is not sent to the browser; it is kept unless a
 * new one is typed.
 */
export const bankValuesOf = (account: PaymentMethod | undefined): BankValues => ({
  accountName: account?.accountName ?? '',
  iban: '',
  swiftCode: account?.swiftCode ?? '',
  isDefault: account?.isDefault ? 'yes' : '',
})

export function bankProblems(
  { accountName, iban, swiftCode }: BankValues,
  { isStored, language, text }: { isStored: boolean; language: Language; text: ProfileText },
) {
  const required = (label: 'bank.accountName' | 'bank.iban' | 'bank.swiftCode', value: string) =>
    value.trim() ? undefined : formatMessage('field.required', language, { field: text(label) })
  return {
    accountName: required('bank.accountName', accountName),
    iban:
      isIban(iban) || (isStored && !iban.trim())
        ? undefined
        : (required('bank.iban', iban) ?? formatMessage('field.iban', language)),
    swiftCode:
      required('bank.swiftCode', swiftCode) ??
      (isSwiftCode(swiftCode) ? undefined : formatMessage('field.bic', language)),
  }
}

export const bankInputFrom = (values: BankValues): BankInput => ({
  accountName: values.accountName.trim(),
  swiftCode: normalizeCode(values.swiftCode),
  isDefault: values.isDefault === 'yes',
  ...(values.iban.trim() ? { iban: normalizeCode(values.iban) } : {}),
})
