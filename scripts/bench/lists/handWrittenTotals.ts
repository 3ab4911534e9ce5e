/** Totals computed together for each record of a page, which the declaration states one by one. */
export const handWrittenTotals: Readonly<
  Partial<
    Record<
      string,
      { readonly join: string; readonly values: Readonly<Partial<Record<string, string>>> }
    >
  >
> = {
  customers: {
    join: `left join lateral (select count(*) as count, coalesce(sum(o.total) filter (where o.status <> 'rejected' and o.total_currency = s.currency), 0)::bigint as total,
        coalesce(sum(o.discount) filter (where o.status <> 'rejected' and o.discount_currency = s.currency), 0)::bigint as discount, min(s.currency) as currency
      from orders o, (select currency from settings limit 1) s where o.customer = a.id) made on true`,
    values: {
      ordersCount: 'made.count',
      ordersTotal: moneySql('made.total'),
      discountsTotal: moneySql('made.discount'),
    },
  },
}

function moneySql(amount: string): string {
  return `json_build_object('amount', ${amount}, 'currency', (select currency from settings limit 1))`
}
