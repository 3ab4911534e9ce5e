import type { FastifyPluginAsync } from 'fastify'
import { pickTranslation, type ByLanguage } from '#domain/locale.ts'
import { describeRoute } from '#server/http/describeRoute.ts'
import { dataResponse, text, uuid } from '#server/http/commonSchemas.ts'
import { isoDate } from '#resource/kinds/dates.ts'
import { isForBrandsSql } from '#resource/kinds/brands.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'

type RunningDiscount = {
  readonly _id: string
  readonly title: ByLanguage
  readonly ends: string | null
  readonly type: string
  readonly percentage: number
  readonly minimumQuantity: number
  readonly locations: readonly string[]
  readonly products: readonly string[]
}

type Options = { readonly db: Database; readonly brand: string }

const texts = { type: 'array', items: text }

/** Current discounts without a code; codes are only known to whoever was given one. */
export const runningDiscountRoutes: FastifyPluginAsync<Options> = async (app, { db, brand }) => {
  app.get(
    '/discounts',
    describeRoute({ access: 'anyone' }, 'shop', {
      operationId: 'listRunningDiscounts',
      summary: 'List the product and market discounts that currently apply without a code',
      response: {
        200: dataResponse({
          type: 'array',
          items: {
            type: 'object',
            properties: {
              _id: uuid,
              title: text,
              type: text,
              percentage: { type: 'number' },
              minimumQuantity: { type: 'integer' },
              locations: {
                ...texts,
                description: 'The countries that the discount applies in. Empty for all countries.',
              },
              products: {
                ...texts,
                description:
                  'The ids of the products that the discount applies to. Empty for all products.',
              },
              endsAt: { type: ['string', 'null'], format: 'date-time' },
            },
          },
        }),
      },
    }),
    async ({ language }) => {
      const { rows } = await runSql<RunningDiscount>(
        db,
        `select d.id as "_id", d.title, d.type, d.percentage, coalesce(d.minimum_quantity, 1) as "minimumQuantity",
           coalesce(d.locations, '{}') as locations, d.ends_at as ends,
           array(select j.target_id from discounts__products j where j.source_id = d.id) as products
         from discounts d where d.type <> 'code_discount' and d.active and ${isForBrandsSql('d.brands', '$1')}
           and coalesce(d.starts_at <= now(), true) and coalesce(d.ends_at >= now(), true)
           and (d.usage_limit is null or d.used < d.usage_limit)
           and not exists (select 1 from discounts__customer_groups g where g.source_id = d.id)
         order by d.percentage desc, d.id limit 100`,
        [[brand]],
      )
      return {
        data: rows.map(({ title, ends, ...row }) => ({
          ...row,
          title: pickTranslation(title, language) ?? '',
          endsAt: ends === null ? null : isoDate(ends),
        })),
      }
    },
  )
}
