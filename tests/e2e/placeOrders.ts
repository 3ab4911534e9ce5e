import { solveBotCheck, createCustomer, password, postJson } from './testAccounts.ts'
import { shopUrl } from './shopUrl.ts'

export const accessoryCode = 'ACC-BAT-18650'
export const quantity = 3

type PlacedOrder = { readonly number: string; readonly _id: string }

/**
 * Places orders of a product as a new customer; returns the payment URL of each if paid by card.
 */
export async function placeOrders(
  count: number,
  more: { readonly paymentMethod?: 'card'; readonly returnTo?: string } = {},
  language: 'en' | 'ar' = 'en',
): Promise<{ readonly number: string; readonly payment: string | null }[]> {
  const { email } = await createCustomer()
  const credentials = { username: email, password }
  const { accessToken } = await postJson('/api/users/login', credentials, {
    'x-bot-check': await solveBotCheck(),
  })
  const headers = () => ({
    'accept-language': language,
    authorization: `Bearer ${accessToken}`,
    'idempotency-key': crypto.randomUUID(),
  })
  const answer = await fetch(`${shopUrl}/api/marketplace-customer/products/${accessoryCode}`)
  const { data: product } = await answer.json()
  const orders = []
  for (let index = 0; index < count; index += 1) {
    const { number, _id }: PlacedOrder = await postJson(
      '/api/marketplace-customer/orders',
      {
        cartId: crypto.randomUUID(),
        items: [{ product: product._id, quantity }],
        paymentMethod: 'bank_transfer',
        shippingAddress: {
          fullName: 'Noura Salem',
          country: 'SA',
          city: 'riyadh',
          address: 'King Fahd Road 1',
          phone: '+966500000001',
        },
        ...more,
      },
      headers(),
    )
    const pay = `/api/marketplace-customer/orders/${_id}/pay`
    const { url } = await postJson(pay, more, headers())
    orders.push({ number, payment: url })
  }
  return orders
}
