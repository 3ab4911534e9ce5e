import { unwrapResponse, unwrapBody } from '#api/unwrapResponse.ts'
import type { ApiClient } from '#api/client.ts'
import type { components } from '#openapi/types.gen.ts'
import {
  versionedParams,
  defaultFirst,
  listAllParams,
  type OwnedRecordsApi,
} from '../own/ownedRecordsApi.ts'

export type Address = components['schemas']['Addresses']
export type AddressInput = components['schemas']['AddressesCreate']

export type AddressesApi = OwnedRecordsApi<Address> & {
  add(input: AddressInput): Promise<void>
  change(address: Address, input: AddressInput): Promise<void>
}

const addressesPath = '/api/marketplace-customer/addresses'
const addressPath = '/api/marketplace-customer/addresses/{id}'

export const createAddressesApi = (client: ApiClient): AddressesApi => ({
  async list() {
    const { data } = await unwrapBody(client.GET(addressesPath, { params: listAllParams }))
    return defaultFirst(data)
  },
  async add(body) {
    await unwrapResponse(client.POST(addressesPath, { body }))
  },
  async change(address, body) {
    await unwrapResponse(client.PATCH(addressPath, { params: versionedParams(address), body }))
  },
  async makeDefault(address) {
    await unwrapResponse(
      client.PATCH(addressPath, { params: versionedParams(address), body: { isDefault: true } }),
    )
  },
  async remove(address) {
    await unwrapResponse(client.DELETE(addressPath, { params: versionedParams(address) }))
  },
})
