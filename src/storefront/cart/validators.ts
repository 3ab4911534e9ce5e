import { currencyCodes } from '#domain/money.ts'
import { isJsonObject } from './jsonObject.ts'

type Validator = (value: unknown) => boolean

export const text: Validator = (value) => typeof value === 'string'
export const number: Validator = (value) => Number.isFinite(value)
export const flag: Validator = (value) => typeof value === 'boolean'
export const optional =
  (validator: Validator): Validator =>
  (value) =>
    value === undefined || value === null || validator(value)
export const arrayOf =
  (validator: Validator): Validator =>
  (value) =>
    Array.isArray(value) && value.every(validator)
export const objectOf =
  (properties: Readonly<Record<string, Validator>>): Validator =>
  (value) =>
    isJsonObject(value) && Object.entries(properties).every(([name, test]) => test(value[name]))
export const money = objectOf({
  amount: number,
  currency: (value) => currencyCodes.some((code) => code === value),
})
