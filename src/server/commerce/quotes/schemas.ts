import { email } from '#server/accounts/schemas.ts'
import {
  cartPriceSchema,
  id,
  money,
  placeSchema,
  pricingQuery,
  text,
} from '#server/commerce/orders/schemas.ts'
import { largestQuantity, mostLines } from '#server/commerce/orders/checkoutRequest.ts'

const word = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength, pattern: '\\S' })
const perhaps = (maxLength: number) => ({ type: ['string', 'null'], maxLength })
const quantity = { type: 'integer', minimum: 1, maximum: largestQuantity }
const amount = {
  ...money,
  properties: { ...money.properties, amount: { type: 'integer', minimum: 0 } },
}
const round = { type: 'integer', description: 'the offer that was seen; another is refused' }
const message = word(255)

const closed = (required: readonly string[], properties: object) => ({
  type: 'object',
  required,
  additionalProperties: false,
  properties,
})

export const submitSchema = closed(['type', 'firstName', 'lastName', 'email'], {
  type: { type: 'string', enum: ['quote', 'contact'] },
  firstName: word(80),
  lastName: word(80),
  email,
  companyName: perhaps(120),
  country: { ...perhaps(2), description: 'ISO 3166-1 alpha-2; a quote needs it' },
  city: perhaps(80),
  phone: { type: ['string', 'null'], format: 'phone' },
  message: { ...perhaps(255), description: 'a contact request needs it' },
  products: {
    type: ['array', 'null'],
    maxItems: mostLines,
    description: 'a quote needs one at least',
    items: closed(['product', 'quantity'], { product: id, quantity }),
  },
})

export const messageSchema = closed(['message'], {
  message,
  about: {
    type: ['string', 'null'],
    maxLength: 40,
    description: 'code of a product in the request',
  },
})

export const counterSchema = closed(['round', 'message', 'lines'], {
  round,
  message,
  lines: {
    type: 'array',
    minItems: 1,
    maxItems: mostLines,
    items: closed(['product', 'quantity', 'unitPrice'], {
      product: id,
      quantity,
      unitPrice: amount,
    }),
  },
})

export const declineSchema = closed([], { declineReason: perhaps(255) })

const { paymentMethod, address, shippingAddress, shippingMethod, giftCard } = placeSchema.properties
const { savedCard, saveCard, expectedTotal, note, returnTo } = placeSchema.properties

export const acceptSchema = closed(['round', 'expectedTotal', 'paymentMethod'], {
  round,
  expectedTotal,
  paymentMethod,
  address,
  shippingAddress,
  shippingMethod,
  giftCard,
  savedCard,
  saveCard,
  note,
  returnTo,
})

export const quotePricingQuery = closed([], {
  country: pricingQuery.properties.country,
  address: pricingQuery.properties.address,
  shippingMethod: id,
})

export const quotePriceSchema = {
  ...cartPriceSchema,
  properties: { ...cartPriceSchema.properties, round: { type: 'integer' }, validUntil: text },
}
