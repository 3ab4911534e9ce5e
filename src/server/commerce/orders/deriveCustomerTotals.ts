import type { Derivation } from '#resource/kinds/kind.ts'
import type { Behaviour } from '#server/engine/behaviour.ts'

/**
 * Derives a customer's order totals in the currency of the shop with these settings, without
 * rejected orders.
 */
export function deriveCustomerTotals(settings: string): Pick<Behaviour, 'derive'> {
  const currency = `(select s.currency from settings s where s.id = '${settings}')`

  const totalDerivation = (column: string): Derivation => ({
    sql: (a) => `(select coalesce(sum(o.${column}), 0)::bigint from orders o
      where o.customer = ${a}.id and o.status <> 'rejected' and o.${column}_currency = ${currency})`,
    currency: () => currency,
    joined: (a) => ({ from: totalsJoin(a), value: `coalesce(${a}_orders.${column}, 0)::bigint` }),
  })

  const totalColumn = (column: string): string =>
    `sum(o.${column}) filter (where o.status <> 'rejected' and o.${column}_currency = ${currency}) as ${column}`

  const totalsJoin = (a: string): string =>
    `left join (select o.customer, count(*) as count, ${totalColumn('total')}, ${totalColumn('discount')}
    from orders o group by o.customer) ${a}_orders on ${a}_orders.customer = ${a}.id`

  return {
    derive: {
      ordersCount: {
        sql: (a) => `(select count(*) from orders o where o.customer = ${a}.id)`,
        joined: (a) => ({ from: totalsJoin(a), value: `coalesce(${a}_orders.count, 0)` }),
      },
      ordersTotal: totalDerivation('total'),
      discountsTotal: totalDerivation('discount'),
    },
  }
}
