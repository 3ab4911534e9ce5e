import { answer, answered } from '#api/answer.ts'
import type { ApiClient } from '#api/client.ts'
import type { components } from '#openapi/types.gen.ts'
import { asRead, defaultFirst, everything, type OwnApi } from '../own/ownApi.ts'

export type Address = components['schemas']['Addresses']
export type AddressInput = components['schemas']['AddressesCreate']

export type AddressesApi = OwnApi<Address> & {
  add(input: AddressInput): Promise<void>
  change(address: Address, input: AddressInput): Promise<void>
}

const all = '/api/marketplace-customer/addresses'
const one = '/api/marketplace-customer/addresses/{id}'

export const createAddresses = (client: ApiClient): AddressesApi => ({
  async list() {
    const { data } = await answered(client.GET(all, { params: everything }))
    return defaultFirst(data)
  },
  async add(body) {
    await answer(client.POST(all, { body }))
  },
  async change(address, body) {
    await answer(client.PATCH(one, { params: asRead(address), body }))
  },
  async makeDefault(address) {
    await answer(client.PATCH(one, { params: asRead(address), body: { isDefault: true } }))
  },
  async remove(address) {
    await answer(client.DELETE(one, { params: asRead(address) }))
  },
})
