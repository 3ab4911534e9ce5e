import type { ApiClient } from '#api/client.ts'
import type { Profile } from '#api/marketplaceAuth.ts'
import { defaultLanguage, languageCodes, joinItems } from '#domain/locale.ts'
import { findPurchaseBarrier } from '#domain/purchaseBarrier.ts'
import type { BarrierProduct } from '../data/buyable.ts'
import { loadProductListTexts, productListTextIn } from '../productLists/productListText.ts'
import type { BarrierSubject } from './useBarrier.ts'

type Tenant = NonNullable<Profile['tenant']>

export const findBarrier = async (
  product: BarrierSubject,
  tenant: Tenant,
  client: ApiClient,
): Promise<string | undefined> =>
  typeof product === 'string'
    ? fetchBarrier(product, client)
    : ((await shortBarrierText(product, tenant)) ??
      // The restrictions on a bundle depend on the products in it, which only the server knows.
      (product.communicationType || !hasRestrictions(tenant)
        ? undefined
        : fetchBarrier(product.id, client)))

const hasRestrictions = ({ allowedDeviceProfileTypes, allowedNetworkServers }: Tenant): boolean =>
  [allowedDeviceProfileTypes, allowedNetworkServers].some((each) => each?.length)

async function fetchBarrier(id: string, client: ApiClient): Promise<string | undefined> {
  const path = '/api/marketplace-customer/products/{id}/barrier'
  const { data } = await client.GET(path, { params: { path: { id } } })
  return data?.data?.message
}

const isPageLanguage = (language: string): boolean => language === document.documentElement.lang

/** Returns a short reason for product cards, by the same rule that the server applies. */
export async function shortBarrierText(
  product: BarrierProduct,
  { allowedDeviceProfileTypes = [], allowedNetworkServers = [] }: Tenant,
): Promise<string | undefined> {
  const barrier = findPurchaseBarrier([product], {
    allowedDeviceProfileTypes,
    allowedNetworkServers,
  })
  if (!barrier) return undefined
  await loadProductListTexts()
  const language = languageCodes.find(isPageLanguage) ?? defaultLanguage
  const type = product.facts?.find(({ name }) => name === 'communicationType')?.value
  const restrictions = barrier.reason === 'deviceProfileType' && type ? [type] : barrier.required
  return productListTextIn(language)('card.barrier', { what: joinItems(restrictions, language) })
}
