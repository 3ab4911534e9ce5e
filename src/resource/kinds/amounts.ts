import { currencyCodes } from '#domain/money.ts'
import type { Schema } from '../schema.ts'
import { valueOr } from './cell.ts'
import { columnOf, isRecord, type Kind } from './kind.ts'
import { bounds, isPresent } from './operators.ts'
import { scalarKind } from './scalarKind.ts'

/** The largest amount that stays exact as a JSON number, in minor units. */
const largestAmount = 9_000_000_000_000

export const number: Kind = scalarKind('double precision', {
  columns: ({ column, property }) => [
    { name: column, type: property.type === 'integer' ? 'integer' : 'double precision' },
  ],
  inputSchema: ({ type, minimum, maximum }) =>
    type === 'integer'
      ? { type: 'integer', minimum: minimum ?? -2147483648, maximum: maximum ?? 2147483647 }
      : {
          type: 'number',
          ...(minimum === undefined ? {} : { minimum }),
          ...(maximum === undefined ? {} : { maximum }),
        },
  writeCell: String,
  readCell: (text, { property }, { number: read }) =>
    valueOr(
      property.type === 'integer' ? 'field.type.integer' : 'field.type.number',
      read(property.format === 'percent' ? text.replace(/[%٪]\s*$/, '') : text),
    ),
  operators: { ...bounds({ type: 'number' }, 'double precision'), exists: isPresent },
  facet: 'range',
  isNumeric: true,
  isMeasure: true,
  isDerivable: true,
})

/** An amount in minor units with its currency: one value in two columns. */
export const money: Kind = scalarKind('bigint', {
  columns: ({ column }) => [
    { name: column, type: 'bigint' },
    { name: `${column}_currency`, type: 'text' },
  ],
  inputSchema: ({ minimum = 0, maximum = largestAmount }) => moneySchema({ minimum, maximum }),
  outputSchema: () => moneySchema({}),
  select: (field, reading) => {
    const amount = columnOf(field, reading)
    const { alias, derived } = reading
    const derivation = derived?.get(field)
    if (!derivation) return moneyJsonSql(amount, `${amount}_currency`)
    // The subquery computes the amount once, although it is read twice.
    const currency = derivation.currency?.(alias) ?? 'null'
    return `(select ${moneyJsonSql('m.amount', currency)} from (select ${amount} as amount offset 0) m)`
  },
  toColumnValues: (value) => (isRecord(value) ? [value.amount, value.currency] : [null, null]),
  fromColumnValues: ([amount, currency]) => (amount === null ? null : { amount, currency }),
  storedSql: ({ column }, alias) =>
    `case when ${alias}.${column} is not null then jsonb_build_object('amount', ${alias}.${column}, 'currency', ${alias}.${column}_currency) end`,
  operators: {
    ...bounds({ type: 'integer', minimum: 0, maximum: largestAmount }, 'bigint'),
    exists: isPresent,
  },
  writeCell: (value, _, { amount, currency }) => amount(value, currency),
  readCell: (text, _, { amount, currency }) => valueOr('field.amount', amount(text, currency)),
  facet: 'range',
  searchableText: () => '',
  isMoney: true,
  isNumeric: true,
  isMeasure: true,
  isDerivable: true,
})

const moneyJsonSql = (amount: string, currency: string): string =>
  `case when ${amount} is not null then json_build_object('amount', ${amount}, 'currency', ${currency}) end`

const moneySchema = (limits: Pick<Schema, 'minimum' | 'maximum'>): Schema => ({
  type: 'object',
  required: ['amount', 'currency'],
  additionalProperties: false,
  properties: {
    amount: { type: 'integer', ...limits },
    currency: { type: 'string', enum: currencyCodes },
  },
})
