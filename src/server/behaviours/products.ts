import { run } from '../database/database.ts'
import type { Behaviour } from '../engine/behaviour.ts'
import type { BehaviourParts } from './parts.ts'

const range = {
  type: 'object',
  properties: {
    data: {
      type: ['object', 'null'],
      properties: {
        min: { type: 'integer' },
        max: { type: 'integer' },
        currency: { type: 'string' },
      },
    },
  },
}

/** A package holds other products, never itself; what it costs at least and at most is public. */
export const products = ({ db }: BehaviourParts): Behaviour => ({
  concerns: ['includedProducts'],
  guard: ({ id, input }) => {
    const contents: unknown = input?.includedProducts
    const own = Array.isArray(contents) ? contents.findIndex((each) => each?.product === id) : -1
    if (own < 0) return undefined
    const pointer = `/includedProducts/${own}/product`
    return { code: 'validation', fields: { [pointer]: { key: 'field.not_applicable' } } }
  },
  publicRoutes: async (app) => {
    app.get(
      '/price-range',
      {
        config: { access: 'anyone' },
        schema: {
          operationId: 'readPriceRange',
          summary:
            'The lowest and highest price in minor units, in the currency most products have',
          tags: ['shop'],
          response: { 200: range },
        },
      },
      async () => {
        const { rows } = await run(
          db,
          `select min(price) as min, max(price) as max, price_currency as currency from products
           where visible and price is not null group by price_currency order by count(*) desc limit 1`,
        )
        return { data: rows[0] ?? null }
      },
    )
  },
})
