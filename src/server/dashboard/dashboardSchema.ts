import { currencyCodes } from '#domain/money.ts'
import { languageCodes } from '#domain/locale.ts'
import { orderStatuses } from '#domain/order/orderStatus.ts'
import { nullableSchema, type Schema } from '#resource/schema.ts'
import type { Engines } from '#server/engine/engine.ts'
import { schemaRef, schemaNames } from '#server/engine/routes/routeSchemas.ts'
import { text } from '#server/http/commonSchemas.ts'

const moment: Schema = { type: 'string', format: 'date-time' }
const count: Schema = { type: 'integer' }
const flag: Schema = { type: ['boolean', 'null'] }
const language: Schema = { type: 'string', enum: languageCodes }
const currency: Schema = { type: 'string', enum: currencyCodes }

type Properties = Readonly<Record<string, Schema>>

const object = (properties: Properties, more: object = {}): Schema => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
  ...more,
})

const listOf = (items: Schema): Schema => ({ type: 'array', items })

const money = object({ amount: count, currency })
const span = object({ from: moment, to: moment })
const compared = (value: Schema): Schema => nullableSchema(object({ value, before: value }))

/** Returns the schema of the dashboard; a part is null if the caller may not read its records. */
export function dashboardSchema(engines: Engines): Schema {
  const record = (name: string): Schema => {
    const engine = engines.get(name)
    return engine ? schemaRef(schemaNames(engine.resource).record) : { type: 'object' }
  }
  const part = (name: string, more: Properties = {}): Schema =>
    nullableSchema(object({ count, records: listOf(record(name)), ...more }))
  return object({
    data: object({
      period: object({
        from: moment,
        to: moment,
        until: moment,
        before: span,
        unit: { type: 'string', enum: ['hour', 'day'] },
      }),
      currency,
      figures: object({
        orders: compared(count),
        revenue: compared(money),
        averageOrder: compared(nullableSchema(money)),
        newCustomers: compared(count),
      }),
      otherCurrencies: {
        type: ['integer', 'null'],
        description: 'The number of orders in another currency than the sums.',
      },
      series: nullableSchema(listOf(object({ at: moment, orders: count, revenue: money }))),
      byStatus: nullableSchema(
        listOf(object({ status: { type: 'string', enum: orderStatuses }, count })),
      ),
      bestProducts: nullableSchema(
        listOf(object({ product: record('products'), quantity: count, revenue: money })),
      ),
      lowStock: part('inventory', { levels: listOf(text) }),
      licences: part('license-allocation', { from: moment, until: moment }),
      discounts: part('discounts'),
      translations: nullableSchema(
        object({
          languages: listOf(object({ language, complete: count, outdated: count, total: count })),
          gaps: listOf(
            object({
              resource: text,
              total: count,
              missing: listOf(object({ language, count })),
            }),
          ),
        }),
      ),
      requests: nullableSchema(
        object({ waitsFor: listOf(text), waiting: count, records: listOf(record('requests')) }),
      ),
      payments: nullableSchema(object({ count })),
      begun: object({ products: flag, shippingMethods: flag, orders: flag }),
    }),
  })
}
