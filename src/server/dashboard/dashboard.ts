import type { Asked } from './asked.ts'
import { begun } from './begun.ts'
import { bestProducts } from './bestProducts.ts'
import { endingLicences } from './endingLicences.ts'
import { lowStock } from './lowStock.ts'
import { newCustomers } from './newCustomers.ts'
import { newRequests } from './newRequests.ts'
import { orderFigures } from './orders.ts'
import { translations } from './translations.ts'
import { usedDiscounts } from './usedDiscounts.ts'
import { waitingPayments } from './waitingPayments.ts'

/** Everything of a dashboard; what somebody may not read is null. */
export async function readDashboard(asked: Asked) {
  const [ordered, customers, best, stock, licences, discounts, covered, requests, payments, has] =
    await Promise.all([
      orderFigures(asked),
      newCustomers(asked),
      bestProducts(asked),
      lowStock(asked),
      endingLicences(asked),
      usedDiscounts(asked),
      translations(asked),
      newRequests(asked),
      waitingPayments(asked),
      begun(asked),
    ])
  const { from, to, until, before, unit } = asked.period
  return {
    period: { from, to, until, before, unit },
    currency: asked.currency,
    figures: {
      orders: ordered?.orders ?? null,
      revenue: ordered?.revenue ?? null,
      averageOrder: ordered?.averageOrder ?? null,
      newCustomers: customers,
    },
    otherCurrencies: ordered?.otherCurrencies ?? null,
    series: ordered?.series ?? null,
    byStatus: ordered?.byStatus ?? null,
    bestProducts: best,
    lowStock: stock,
    licences,
    discounts,
    translations: covered,
    requests,
    payments,
    begun: has,
  }
}
