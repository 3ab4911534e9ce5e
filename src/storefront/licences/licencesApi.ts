import { unwrapResponse, unwrapBody } from '#api/unwrapResponse.ts'
import type { ApiClient } from '#api/client.ts'
import type { components } from '#openapi/types.gen.ts'
import { versionedParams } from '../profile/own/ownedRecordsApi.ts'

export type Pool = components['schemas']['LicensePools']
export type Allocation = components['schemas']['LicenseAllocation']
export type Subscription = components['schemas']['Subscriptions']
type AllocationInput = components['schemas']['LicenseAllocationCreate']
type AllocationChange = components['schemas']['LicenseAllocationUpdate']

/** A licence pool or subscription to renew. */
export type RenewTarget = { readonly kind: 'pool' | 'subscription'; readonly id: string }
export type RenewInput = {
  readonly paymentMethod: 'card' | 'bank_transfer'
  readonly returnTo: string
}

/** Calls for licence pools, allocations and subscriptions. */
export const createLicencesApi = (client: ApiClient) => ({
  async listAll() {
    const newestFirst = { query: { limit: 100, sort: '-createdAt' } } as const
    const [pools, allocations, subscriptions] = await Promise.all([
      unwrapBody(client.GET('/api/marketplace-customer/license-pools', { params: newestFirst })),
      unwrapBody(
        client.GET('/api/marketplace-customer/license-allocation', { params: newestFirst }),
      ),
      unwrapBody(client.GET('/api/marketplace-customer/subscriptions', { params: newestFirst })),
    ])
    return {
      pools: pools.data,
      allocations: allocations.data,
      subscriptions: subscriptions.data,
      readAt: Date.now(),
    }
  },
  async allocate(body: AllocationInput): Promise<void> {
    await unwrapResponse(client.POST('/api/marketplace-customer/license-allocation', { body }))
  },
  async changeAllocation(allocation: Allocation, body: AllocationChange): Promise<void> {
    await unwrapResponse(
      client.PATCH('/api/marketplace-customer/license-allocation/{id}', {
        params: versionedParams(allocation),
        body,
      }),
    )
  },
  async changeStatus(allocation: Allocation, verb: 'suspend' | 'resume' | 'revoke'): Promise<void> {
    const params = versionedParams(allocation)
    if (verb === 'suspend')
      await unwrapResponse(
        client.POST('/api/marketplace-customer/license-allocation/{id}/suspend', { params }),
      )
    else if (verb === 'resume')
      await unwrapResponse(
        client.POST('/api/marketplace-customer/license-allocation/{id}/resume', { params }),
      )
    else
      await unwrapResponse(
        client.POST('/api/marketplace-customer/license-allocation/{id}/revoke', { params }),
      )
  },
  async activate(subscription: Subscription): Promise<void> {
    const params = versionedParams(subscription)
    await unwrapResponse(
      client.POST('/api/marketplace-customer/subscriptions/{id}/activate', { params }),
    )
  },
  async cancel(subscription: Subscription, when: 'period_end' | 'now'): Promise<void> {
    const options = { params: versionedParams(subscription), body: { when } }
    await unwrapResponse(
      client.POST('/api/marketplace-customer/subscriptions/{id}/cancel', options),
    )
  },
  /** creates the order for the next period and returns where to pay it */
  async renew({ kind, id }: RenewTarget, body: RenewInput) {
    const sent = { params: { path: { id } }, body }
    return kind === 'pool'
      ? await unwrapBody(client.POST('/api/marketplace-customer/license-pools/{id}/renew', sent))
      : await unwrapBody(client.POST('/api/marketplace-customer/subscriptions/{id}/renew', sent))
  },
})

export type Tenant = { readonly id: string; readonly name: string }

/** Returns the tenants of the user's company. */
export async function fetchTenants(client: ApiClient): Promise<readonly Tenant[]> {
  const { data } = await unwrapBody(client.GET('/api/marketplace-customer/tenants'))
  return data.map(({ _id, name }) => ({ id: _id, name }))
}
