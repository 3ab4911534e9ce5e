import type { DashboardRequest } from './asked.ts'
import { setupState } from './begun.ts'
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
export async function readDashboard(request: DashboardRequest) {
  const [
    figures,
    customers,
    best,
    stock,
    licences,
    discounts,
    coverage,
    requests,
    payments,
    setup,
  ] = await Promise.all([
    orderFigures(request),
    newCustomers(request),
    bestProducts(request),
    lowStock(request),
    endingLicences(request),
    usedDiscounts(request),
    translations(request),
    newRequests(request),
    waitingPayments(request),
    setupState(request),
  ])
  const { from, to, until, before, unit } = request.period
  return {
    period: { from, to, until, before, unit },
    currency: request.currency,
    figures: {
      orders: figures?.orders ?? null,
      revenue: figures?.revenue ?? null,
      averageOrder: figures?.averageOrder ?? null,
      newCustomers: customers,
    },
    otherCurrencies: figures?.otherCurrencies ?? null,
    series: figures?.series ?? null,
    byStatus: figures?.byStatus ?? null,
    bestProducts: best,
    lowStock: stock,
    licences,
    discounts,
    translations: coverage,
    requests,
    payments,
    begun: setup,
  }
}
