import { ApiError } from '#api/apiError.ts'
import type { AddressValues } from '../profile/addresses/addressForm.ts'
import type { StepName } from './steps/steps.ts'

/** The server's errors for the typed address, by field. */
export type AddressErrors = Readonly<Partial<Record<keyof AddressValues, string>>>

/** Why an order was not placed and which step can fix it. */
export type OrderRefusal = {
  readonly code: string
  readonly message: string
  readonly step?: StepName | 'cart'
  readonly addressErrors: AddressErrors
  /** the order that was created despite the failure */
  readonly order?: { readonly id: string; readonly number: string }
}

const stepByCode: Readonly<Record<string, OrderRefusal['step']>> = {
  address_needed: 'address',
  no_delivery: 'delivery',
  not_for_sale: 'cart',
  purchase_barrier: 'cart',
  not_enough_stock: 'cart',
  out_of_stock: 'cart',
  cart_empty: 'cart',
  unpaid_stock: 'cart',
}

const fieldByName: Readonly<Record<string, keyof AddressValues>> = {
  phone: 'phoneNumber',
  fullName: 'fullName',
  country: 'country',
  city: 'city',
  address: 'address',
}

/** Returns whether the order was refused because of the buyer's other unpaid orders. */
export const isUnpaidLimit = ({ code }: OrderRefusal): boolean =>
  code === 'too_many_unpaid' || code === 'unpaid_stock'

export function orderRefusalOf(error: unknown, fallback: string): OrderRefusal {
  if (!(error instanceof ApiError)) return { code: 'generic', message: fallback, addressErrors: {} }
  const { code, message, fields, details } = error
  const addressErrors = Object.fromEntries(
    Object.entries(fields).flatMap(([pointer, reason]) => {
      const [, whole, part = ''] = pointer.split('/')
      const name = whole === 'shippingAddress' ? fieldByName[part] : undefined
      return name ? [[name, reason]] : []
    }),
  )
  const isAddress = Object.keys(addressErrors).length > 0 || '/address' in fields
  const step = isAddress ? 'address' : stepByCode[code]
  const order = orderIn(details['order'])
  return {
    code,
    message: message || fallback,
    addressErrors,
    ...(step && { step }),
    ...(order && { order }),
  }
}

const orderIn = (value: unknown): OrderRefusal['order'] =>
  typeof value === 'object' && value !== null && '_id' in value && 'number' in value
    ? { id: String(value._id), number: String(value.number) }
    : undefined
