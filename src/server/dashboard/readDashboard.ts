import type { DashboardRequest } from './dashboardRequest.ts'
import { readSetupState } from './readSetupState.ts'
import { readBestProducts } from './readBestProducts.ts'
import { readEndingLicences } from './readEndingLicences.ts'
import { readLowStock } from './readLowStock.ts'
import { countNewCustomers } from './countNewCustomers.ts'
import { readNewRequests } from './readNewRequests.ts'
import { readOrderFigures } from './readOrderFigures.ts'
import { readTranslations } from './readTranslations.ts'
import { readUsedDiscounts } from './readUsedDiscounts.ts'
import { countWaitingPayments } from './countWaitingPayments.ts'

/** Returns every part of the dashboard; those the caller may not read are null. */
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
