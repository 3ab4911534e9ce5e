import { money as moneyKind } from '#resource/kinds/amounts.ts'
import { text, uuid } from '#server/http/commonSchemas.ts'
import { maxQuantity, maxCartLines } from './checkout/checkoutRequest.ts'

export const money = moneyKind.inputSchema({ minimum: -9_000_000_000_000 })
const basisPoints = { type: 'integer', description: 'In hundredths of a percent: 1500 means 15 %.' }
const nullable = (schema: object) => ({ anyOf: [schema, { type: 'null' }] })

const problem = {
  type: ['object', 'null'],
  properties: { code: text, message: text },
}

const totals = {
  subtotal: money,
  discount: money,
  shipping: money,
  tax: money,
  rounding: money,
  total: money,
  giftCard: money,
  due: money,
}

const period = {
  type: ['string', 'null'],
  description: 'The period that the price is paid for. Null if it is paid once.',
}

export const cartPriceSchema = {
  type: 'object',
  properties: {
    currency: text,
    lines: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          product: uuid,
          name: text,
          code: text,
          period,
          available: { type: ['integer', 'null'], 'x-feature': 'marketplaceStock' },
          quantity: { type: 'integer' },
          listPrice: money,
          unitPrice: money,
          gross: money,
          discount: money,
          tax: money,
          total: money,
          problem,
        },
      },
    },
    missing: { type: 'array', items: uuid },
    ...totals,
    recurring: {
      type: 'array',
      description: 'The amounts to pay in each further period, with tax and before discounts.',
      items: {
        type: 'object',
        required: ['period', 'amount'],
        properties: { period: text, amount: money },
      },
    },
    taxIncluded: { type: 'boolean' },
    taxRate: basisPoints,
    code: {
      type: ['object', 'null'],
      properties: {
        code: text,
        applied: { type: 'boolean' },
        reason: { type: ['string', 'null'] },
        message: text,
      },
    },
    deliverable: {
      type: 'boolean',
      description: 'Whether the cart can be shipped to the country.',
    },
    shippingMethod: { type: ['string', 'null'] },
    shippingMethods: {
      type: 'array',
      items: {
        type: 'object',
        properties: { _id: uuid, title: text, price: money, freeFrom: nullable(money) },
      },
    },
    rules: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          kind: text,
          id: uuid,
          title: text,
          code: text,
          rate: basisPoints,
          amount: money,
          reason: text,
        },
      },
    },
  },
}

const items = {
  type: 'array',
  maxItems: maxCartLines,
  items: {
    type: 'object',
    required: ['product', 'quantity'],
    additionalProperties: false,
    properties: {
      product: uuid,
      quantity: { type: 'integer', minimum: 1, maximum: maxQuantity },
    },
  },
}

const shippingAddress = {
  type: 'object',
  required: ['fullName', 'country', 'city', 'address', 'phone'],
  additionalProperties: false,
  properties: {
    fullName: { type: 'string', maxLength: 120, pattern: '\\S' },
    country: { type: 'string', pattern: '^[A-Z]{2}$' },
    city: { type: 'string', maxLength: 80, pattern: '\\S' },
    address: { type: 'string', maxLength: 255, pattern: '\\S' },
    phone: { type: 'string', format: 'phone' },
    additionalDetails: { type: 'string', maxLength: 255 },
  },
}

export const placeOrderSchema = {
  type: 'object',
  required: ['cartId', 'items', 'paymentMethod'],
  additionalProperties: false,
  properties: {
    cartId: {
      ...uuid,
      description:
        'The id of the cart. A cart becomes one order, even if it is sent several times.',
    },
    items,
    paymentMethod: { type: 'string', enum: ['card', 'bank_transfer'] },
    address: {
      ...uuid,
      description: 'The id of one of your own addresses.',
      'x-feature': 'savedAddresses',
    },
    shippingAddress,
    shippingMethod: uuid,
    code: { type: 'string', maxLength: 40 },
    giftCard: { type: 'string', maxLength: 40 },
    savedCard: {
      ...uuid,
      description: 'The id of one of your own payment methods.',
      'x-feature': 'savedPaymentMethods',
    },
    saveCard: { type: 'boolean', 'x-feature': 'savedPaymentMethods' },
    expectedTotal: {
      ...money,
      description: 'The total that the shopper saw. The request is refused if the total differs.',
    },
    note: { type: 'string', maxLength: 255 },
    returnTo: {
      type: 'string',
      maxLength: 300,
      format: 'path',
      description: 'The path of the storefront to which the payment page returns.',
    },
  },
}

export const pricingQuery = {
  type: 'object',
  required: ['items'],
  additionalProperties: false,
  properties: {
    items: {
      type: 'string',
      maxLength: 5000,
      pattern: '^[0-9a-fA-F-]{36}:[0-9]{1,6}(,[0-9a-fA-F-]{36}:[0-9]{1,6})*$',
      description:
        'Comma-separated pairs of the id of a product and a quantity, in the form `id:quantity`.',
    },
    country: { type: 'string', pattern: '^[A-Z]{2}$' },
    address: { ...uuid, 'x-feature': 'savedAddresses' },
    shippingMethod: uuid,
  },
}

export const paymentInstructionsSchema = {
  type: 'object',
  properties: {
    url: { type: ['string', 'null'] },
    transfer: {
      type: ['object', 'null'],
      properties: {
        reference: text,
        amount: money,
        deadline: { type: 'string', format: 'date-time' },
        beneficiary: text,
        bank: text,
        iban: text,
        swift: text,
      },
    },
  },
}

export const placedOrderSchema = {
  type: 'object',
  required: ['data', 'payment'],
  properties: { data: { $ref: 'Orders#' }, payment: paymentInstructionsSchema },
}

export const payOrderSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    paymentMethod: placeOrderSchema.properties.paymentMethod,
    savedCard: { ...uuid, 'x-feature': 'savedPaymentMethods' },
    returnTo: placeOrderSchema.properties.returnTo,
  },
}

export const timelineSchema = {
  type: 'object',
  properties: {
    data: {
      type: 'array',
      items: {
        type: 'object',
        required: ['kind', 'at'],
        properties: {
          kind: text,
          at: { type: 'string', format: 'date-time' },
          by: { type: ['string', 'null'] },
          facts: { type: 'object', additionalProperties: true },
        },
      },
    },
  },
}
