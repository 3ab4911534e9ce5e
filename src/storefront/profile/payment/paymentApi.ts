import { unwrapResponse, unwrapBody } from '#api/unwrapResponse.ts'
import type { ApiClient } from '#api/client.ts'
import type { components } from '#openapi/types.gen.ts'
import {
  versionedParams,
  defaultFirst,
  listAllParams,
  type OwnedRecordsApi,
} from '../own/ownedRecordsApi.ts'

export type PaymentMethod = components['schemas']['PaymentMethods']

export type BankInput = {
  readonly accountName: string
  /** left out to keep the stored IBAN */
  readonly iban?: string
  readonly swiftCode: string
  readonly isDefault: boolean
}

export type PaymentApi = OwnedRecordsApi<PaymentMethod> & {
  addBank(input: BankInput): Promise<void>
  changeBank(method: PaymentMethod, input: BankInput): Promise<void>
  /** returns the URL of the page for entering a card, which leads back to `returnTo` */
  beginCard(returnTo: string): Promise<string>
  addCard(token: string): Promise<void>
}

const methodsPath = '/api/marketplace-customer/payment-methods'
const methodPath = '/api/marketplace-customer/payment-methods/{id}'

export const createPaymentApi = (client: ApiClient): PaymentApi => ({
  async list() {
    const { data } = await unwrapBody(client.GET(methodsPath, { params: listAllParams }))
    return defaultFirst(data)
  },
  async addBank(input) {
    await unwrapResponse(client.POST(methodsPath, { body: { type: 'bank_account', ...input } }))
  },
  async changeBank(method, body) {
    await unwrapResponse(client.PATCH(methodPath, { params: versionedParams(method), body }))
  },
  async beginCard(returnTo) {
    const path = '/api/marketplace-customer/payment-methods/card-setup'
    const { data } = await unwrapBody(client.POST(path, { body: { returnTo } }))
    return data.url
  },
  async addCard(token) {
    await unwrapResponse(
      client.POST(methodsPath, { body: { type: 'card', token, isDefault: false } }),
    )
  },
  async makeDefault(method) {
    await unwrapResponse(
      client.PATCH(methodPath, { params: versionedParams(method), body: { isDefault: true } }),
    )
  },
  async remove(method) {
    await unwrapResponse(client.DELETE(methodPath, { params: versionedParams(method) }))
  },
})
