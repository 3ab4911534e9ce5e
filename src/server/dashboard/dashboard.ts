import type { DashboardRequest } from './asked.ts'
import { readSetupState } from './begun.ts'
import { readBestProducts } from './bestProducts.ts'
import { readEndingLicences } from './endingLicences.ts'
import { readLowStock } from './lowStock.ts'
import { countNewCustomers } from './newCustomers.ts'
import { readNewRequests } from './newRequests.ts'
import { readOrderFigures } from './orders.ts'
import { readTranslations } from './translations.ts'
import { readUsedDiscounts } from './usedDiscounts.ts'
import { countWaitingPayments } from './waitingPayments.ts'

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
    readOrderFigures(request),
    countNewCustomers(request),
    readBestProducts(request),
    readLowStock(request),
    readEndingLicences(request),
    readUsedDiscounts(request),
    readTranslations(request),
    readNewRequests(request),
    countWaitingPayments(request),
    readSetupState(request),
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
