import { answer, answered } from '#api/answer.ts'
import type { ApiClient } from '#api/client.ts'
import type { components } from '#openapi/types.gen.ts'
import { asRead } from '../profile/own/ownApi.ts'

export type Pool = components['schemas']['LicensePools']
export type Allocation = components['schemas']['LicenseAllocation']
export type Subscription = components['schemas']['Subscriptions']
type Given = components['schemas']['LicenseAllocationCreate']
type Changed = components['schemas']['LicenseAllocationUpdate']

const shop = '/api/marketplace-customer'
const given = `${shop}/license-allocation` as const

/** What is renewed: a pool of licences, or a subscription. */
export type Renewed = { readonly kind: 'pool' | 'subscription'; readonly id: string }
export type RenewWish = {
  readonly paymentMethod: 'card' | 'bank_transfer'
  readonly returnTo: string
}

/** What somebody bought to give out, to whom it was given, and what they subscribed to. */
export const createLicences = (client: ApiClient) => ({
  async all() {
    const newest = { query: { limit: 100, sort: '-createdAt' } } as const
    const [pools, allocations, subscriptions] = await Promise.all([
      answered(client.GET(`${shop}/license-pools`, { params: newest })),
      answered(client.GET(given, { params: newest })),
      answered(client.GET(`${shop}/subscriptions`, { params: newest })),
    ])
    return {
      pools: pools.data,
      allocations: allocations.data,
      subscriptions: subscriptions.data,
      at: Date.now(),
    }
  },
  async give(body: Given): Promise<void> {
    await answer(client.POST(given, { body }))
  },
  async change(allocation: Allocation, body: Changed): Promise<void> {
    await answer(client.PATCH(`${given}/{id}`, { params: asRead(allocation), body }))
  },
  async take(allocation: Allocation, verb: 'suspend' | 'resume' | 'revoke'): Promise<void> {
    const params = asRead(allocation)
    if (verb === 'suspend') await answer(client.POST(`${given}/{id}/suspend`, { params }))
    else if (verb === 'resume') await answer(client.POST(`${given}/{id}/resume`, { params }))
    else await answer(client.POST(`${given}/{id}/revoke`, { params }))
  },
  async activate(subscription: Subscription): Promise<void> {
    const params = asRead(subscription)
    await answer(client.POST(`${shop}/subscriptions/{id}/activate`, { params }))
  },
  async cancel(subscription: Subscription, when: 'period_end' | 'now'): Promise<void> {
    const sent = { params: asRead(subscription), body: { when } }
    await answer(client.POST(`${shop}/subscriptions/{id}/cancel`, sent))
  },
  /** the order of the next period, and where it is paid */
  async renew({ kind, id }: Renewed, body: RenewWish) {
    const sent = { params: { path: { id } }, body }
    return kind === 'pool'
      ? await answered(client.POST(`${shop}/license-pools/{id}/renew`, sent))
      : await answered(client.POST(`${shop}/subscriptions/{id}/renew`, sent))
  },
})

export type Tenant = { readonly id: string; readonly name: string }

/** The tenants of one's own company. */
export async function tenantsOf(client: ApiClient): Promise<readonly Tenant[]> {
  const { data } = await answered(client.GET(`${shop}/tenants`))
  return data.map(({ _id, name }) => ({ id: _id, name }))
}
