import { currencyCodes } from '#domain/money.ts'
import { isJsonObject } from './kept.ts'

/** Says whether a value is what it should be. */
type Validator = (value: unknown) => boolean

export const text: Validator = (value) => typeof value === 'string'
export const number: Validator = (value) => Number.isFinite(value)
export const flag: Validator = (value) => typeof value === 'boolean'
export const optional =
  (test: Validator): Validator =>
  (value) =>
    value === undefined || value === null || test(value)
export const arrayOf =
  (test: Validator): Validator =>
  (value) =>
    Array.isArray(value) && value.every(test)
export const objectOf =
  (parts: Readonly<Record<string, Validator>>): Validator =>
  (value) =>
    isJsonObject(value) && Object.entries(parts).every(([name, test]) => test(value[name]))
export const money = objectOf({
  amount: number,
  currency: (value) => currencyCodes.some((code) => code === value),
})
