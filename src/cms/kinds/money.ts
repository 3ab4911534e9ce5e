import { currencyCodes, type Currency, type Money } from '#domain/money.ts'
import { isRecord } from '#resource/kinds/kind.ts'

export const isCurrency = (value: unknown): value is Currency =>
  currencyCodes.some((code) => code === value)

export const isMoney = (value: unknown): value is Money =>
  isRecord(value) && typeof value['amount'] === 'number' && isCurrency(value['currency'])
