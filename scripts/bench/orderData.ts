import { defaultBrand } from '#brands/default.ts'
import { readStatement } from './readStatement.ts'

export const buyerId = '00000000-0000-7000-8000-00000000b0b0'

export const shippingAddress = {
  fullName: 'Bench Buyer',
  country: 'SA',
  city: 'Riyadh',
  address: 'King Fahd Road 1',
  phone: '+966500000001',
}

/**
 * Inserts a buyer, a discount for everybody and `count` orders, each with its line and its events.
 */
export const fillOrdersSql = (count: number, products: number): string =>
  readStatement('fillOrders')
    .replaceAll(":'brand'", `'${defaultBrand}'`)
    .replaceAll(':count', String(count))
    .replaceAll(':products', String(products))
