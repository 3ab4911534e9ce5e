import { unwrapResponse, unwrapBody } from '#api/answer.ts'
import type { ApiClient } from '#api/client.ts'
import type { components } from '#openapi/types.gen.ts'
import {
  versionedParams,
  defaultFirst,
  listAllParams,
  type OwnedRecordsApi,
} from '../own/ownApi.ts'

export type Address = components['schemas']['Addresses']
export type AddressInput = components['schemas']['AddressesCreate']

export type AddressesApi = OwnedRecordsApi<Address> & {
  add(input: AddressInput): Promise<void>
  change(address: Address, input: AddressInput): Promise<void>
}

const all = '/api/marketplace-customer/addresses'
const one = '/api/marketplace-customer/addresses/{id}'

export const createAddresses = (client: ApiClient): AddressesApi => ({
  async list() {
    const { data } = await unwrapBody(client.GET(all, { params: listAllParams }))
    return defaultFirst(data)
  },
  async add(body) {
    await unwrapResponse(client.POST(all, { body }))
  },
  async change(address, body) {
    await unwrapResponse(client.PATCH(one, { params: versionedParams(address), body }))
  },
  async makeDefault(address) {
    await unwrapResponse(
      client.PATCH(one, { params: versionedParams(address), body: { isDefault: true } }),
    )
  },
  async remove(address) {
    await unwrapResponse(client.DELETE(one, { params: versionedParams(address) }))
  },
})
