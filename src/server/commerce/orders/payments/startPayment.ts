import type { Language } from '#domain/locale.ts'
import type { Money } from '#domain/money.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import type { BankTransferDetails } from '#server/mails/orderMail.ts'
import { transferReferenceOf, type NewOrder } from '../checkout/insertOrder.ts'
import type { OrderServices } from '../orderServices.ts'
import { openPayment, findOpenPayment } from './payments.ts'
import { settlePayment } from './settlePayment.ts'

export type PaymentInstructions = {
  /** the page where the payer continues */
  readonly url: string | null
  /** the details for paying by transfer */
  readonly transfer:
    (BankTransferDetails & { readonly amount: Money; readonly deadline: string }) | null
}

type PayableOrder = {
  readonly method: string
  readonly open: boolean
  readonly left: number
  readonly currency: Money['currency']
  readonly reference: string | null
  readonly deadline: string
  readonly language: Language
  readonly brand: string | null
}

/** Returns how an order can be paid that has just been inserted, the same as reading it. */
export const payableOf = (order: NewOrder): PayableOrder => ({
  method: order.method,
  open: order.priced.due > 0,
  left: order.priced.due,
  currency: order.priced.currency,
  reference: transferReferenceOf(order),
  deadline: order.deadline,
  language: order.language,
  brand: order.brand,
})

/** Reads how an order can be paid. */
export async function readPayable(db: Database, id: string): Promise<PayableOrder | undefined> {
  const { rows } = await runSql<PayableOrder>(
    db,
    `select payment_method as method, status = 'pending' and paid - refunded < due as open, due - paid + refunded as left,
       due_currency as currency, transfer_reference as reference, payment_deadline as deadline, language, brand
     from orders where id = $1`,
    [id],
  )
  return rows[0]
}

/** Returns the instructions for an order that needs no provider, otherwise undefined. */
export function instructionsWithoutProvider(
  services: Pick<OrderServices, 'forBrand'>,
  order: PayableOrder | undefined,
): PaymentInstructions | undefined {
  if (!order?.open) return { url: null, transfer: null }
  if (order.method !== 'bank_transfer') return undefined
  const { seller } = services.forBrand(order.brand).brand.commerce
  return {
    url: null,
    transfer: {
      reference: order.reference ?? '',
      amount: { amount: order.left, currency: order.currency },
      deadline: new Date(order.deadline).toISOString(),
      beneficiary: seller.legalName[order.language],
      bank: seller.bank,
      iban: seller.iban,
      swift: seller.swift,
    },
  }
}

/** Returns how the buyer pays an order, after asking the provider if it needs one. */
export async function startPayment(
  services: OrderServices,
  id: string,
): Promise<PaymentInstructions | 'unavailable'> {
  const { db } = services
  const instructions = instructionsWithoutProvider(services, await readPayable(db, id))
  if (instructions) return instructions
  const payment = await findOpenPayment(db, id)
  const url = payment && (await openPayment(services, payment))
  if (!payment || !url) return 'unavailable'
  // A saved card is charged without a page.
  if (payment.saved_card) await settlePayment(services, payment.id)
  return { url, transfer: null }
}
