import { email } from '#server/accounts/accountSchemas.ts'
import {
  cartPriceSchema,
  money,
  placeOrderSchema,
  pricingQuery,
} from '#server/commerce/orders/orderSchemas.ts'
import { maxQuantity, maxCartLines } from '#server/commerce/orders/checkout/checkoutRequest.ts'
import { text, uuid, requiredText } from '#server/http/commonSchemas.ts'

const optionalText = (maxLength: number) => ({ type: ['string', 'null'], maxLength })
const quantity = { type: 'integer', minimum: 1, maximum: maxQuantity }
const amount = {
  ...money,
  properties: { ...money.properties, amount: { type: 'integer', minimum: 0 } },
}
const round = {
  type: 'integer',
  description:
    'The number of the offer that the shopper saw. The request is refused if it is not the current offer.',
}
const message = requiredText(255)

const strictObject = (required: readonly string[], properties: object) => ({
  type: 'object',
  required,
  additionalProperties: false,
  properties,
})

export const submitSchema = strictObject(['type', 'firstName', 'lastName', 'email'], {
  type: { type: 'string', enum: ['quote', 'contact'] },
  firstName: requiredText(80),
  lastName: requiredText(80),
  email,
  companyName: optionalText(120),
  country: {
    ...optionalText(2),
    description: 'The ISO 3166-1 alpha-2 code of the country. Required for a quote.',
  },
  city: optionalText(80),
  phone: { type: ['string', 'null'], format: 'phone' },
  message: {
    ...optionalText(255),
    description: 'The message to the shop. Required for a contact request.',
  },
  products: {
    type: ['array', 'null'],
    maxItems: maxCartLines,
    description: 'The products to quote. At least one is required for a quote.',
    items: strictObject(['product', 'quantity'], { product: uuid, quantity }),
  },
})

export const messageSchema = strictObject(['message'], {
  message,
  about: {
    type: ['string', 'null'],
    maxLength: 40,
    description: 'The code of a product of the request.',
  },
})

export const counterSchema = strictObject(['round', 'message', 'lines'], {
  round,
  message,
  lines: {
    type: 'array',
    minItems: 1,
    maxItems: maxCartLines,
    items: strictObject(['product', 'quantity', 'unitPrice'], {
      product: uuid,
      quantity,
      unitPrice: amount,
    }),
  },
})

export const declineSchema = strictObject([], { declineReason: optionalText(255) })

const { paymentMethod, address, shippingAddress, shippingMethod, giftCard } =
  placeOrderSchema.properties
const { savedCard, saveCard, expectedTotal, note, returnTo } = placeOrderSchema.properties

export const acceptSchema = strictObject(['round', 'expectedTotal', 'paymentMethod'], {
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

export const quotePricingQuery = strictObject([], {
  country: pricingQuery.properties.country,
  address: pricingQuery.properties.address,
  shippingMethod: uuid,
})

export const quotePriceSchema = {
  ...cartPriceSchema,
  properties: { ...cartPriceSchema.properties, round: { type: 'integer' }, validUntil: text },
}
