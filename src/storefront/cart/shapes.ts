import { currencyCodes } from '#domain/money.ts'
import { isFacts } from './kept.ts'

/** Says whether a value is what it should be. */
type Test = (value: unknown) => boolean

export const text: Test = (value) => typeof value === 'string'
export const number: Test = (value) => Number.isFinite(value)
export const flag: Test = (value) => typeof value === 'boolean'
export const perhaps =
  (test: Test): Test =>
  (value) =>
    value === undefined || value === null || test(value)
export const each =
  (test: Test): Test =>
  (value) =>
    Array.isArray(value) && value.every(test)
export const shape =
  (parts: Readonly<Record<string, Test>>): Test =>
  (value) =>
    isFacts(value) && Object.entries(parts).every(([name, test]) => test(value[name]))
export const money = shape({
  amount: number,
  currency: (value) => currencyCodes.some((code) => code === value),
})
