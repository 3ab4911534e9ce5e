import type { Money } from '#domain/money.ts'
import type { OrderEvent } from '#domain/order/orderEvent.ts'
import { orderPath } from '#domain/orderPages.ts'
import { isoDate } from '#resource/kinds/amounts.ts'
import { run, type Database } from '#server/platform/database/database.ts'
import {
  rejections,
  type OrderMailTemplate,
  type OrderMailValues,
} from '#server/mails/orderMail.ts'
import { addressLines } from './invoice/addressLines.ts'
import { billColumns, isByTransfer, leftOf, type Bill } from './invoice/bill.ts'
import { timeZoneOf } from './invoice/zoneOf.ts'
import type { OrderParts } from './parts.ts'
import { leftToPaySql } from './sums.ts'

type MailedOrder = Bill & {
  /** it can still be paid */
  readonly payable: boolean
  readonly carrier: string | null
  readonly trackingNumber: string | null
  readonly expected: string | null
  readonly rejection: string | null
  /** of the event itself */
  readonly facts: { readonly amount?: number; readonly reason?: string }
  readonly paidBack: number
  readonly cardBack: number
}

type MailRule = {
  readonly template: OrderMailTemplate
  readonly unless?: (order: MailedOrder) => boolean
}

/** Which letter tells of what; nobody needs one about the rest. */
const mailByEvent: Readonly<Record<OrderEvent, MailRule | undefined>> = {
  placed: { template: 'orderPlaced' },
  // Whoever paid all of it with a gift card has read so in the letter before.
  paid: { template: 'orderPaid', unless: ({ due }) => due === 0 },
  // Where it is too late to pay, or paid in another way by now, a failed try is no news.
  payment_failed: {
    template: 'orderPaymentFailed',
    unless: ({ payable, method }) => !payable || method !== 'card',
  },
  partially_paid: { template: 'orderPartiallyPaid' },
  reminded: { template: 'orderPaymentReminder' },
  proof_refused: { template: 'orderProofRefused' },
  in_progress: { template: 'orderInProgress' },
  shipped: { template: 'orderShipped' },
  expected: { template: 'orderExpected' },
  delivered: { template: 'orderDelivered' },
  rejected: { template: 'orderRejected' },
  refunded: { template: 'orderRefunded' },
  // It is being packed: what counts is that it has left, which is told.
  shipping: undefined,
  packed: undefined,
  payment_opened: undefined,
  proof_submitted: undefined,
  overpaid: undefined,
  refund_started: undefined,
  refund_failed: undefined,
  invoiced: undefined,
}

const mailQuery = `
select ${billColumns}, o.status = 'pending' and ${leftToPaySql('o')} > 0 and o.payment_deadline > now() as payable,
  o.carrier, o.tracking_number as "trackingNumber", o.estimated_delivery as expected, o.rejection_reason as rejection,
  coalesce((select e.facts from order_events e where e.order_id = o.id and e.kind = $2 order by e.id desc limit 1), '{}') as facts,
  coalesce((select sum(t.amount)::bigint from transactions t where t.order_ = o.id and t.kind = 'refund'
    and t.state = 'pending' and t.amount_currency = o.due_currency), 0) as "paidBack",
  coalesce((select sum(u.returned)::bigint from gift_card_uses u where u.order_id = o.id), 0) as "cardBack"
from orders o where o.id = $1 and o.email <> ''`

/** Tells the buyer, in their language, what became of their order; in the transaction of what happened. */
export async function notifyBuyer(
  parts: Pick<OrderParts, 'forBrand'>,
  db: Database,
  order: string,
  event: OrderEvent,
): Promise<void> {
  const rule = mailByEvent[event]
  if (!rule) return
  const { rows } = await run<MailedOrder>(db, mailQuery, [order, event])
  const [mailedOrder] = rows
  if (!mailedOrder || rule.unless?.(mailedOrder)) return
  const { brand, mailer } = parts.forBrand(mailedOrder.brand)
  await mailer.queue(db, {
    to: mailedOrder.email,
    language: mailedOrder.language,
    letter: rule.template,
    values: mailValues(mailedOrder, brand),
  })
}

function mailValues(told: MailedOrder, brand: OrderParts['brand']): OrderMailValues {
  const { language, currency, address, expected } = told
  const { seller } = brand.commerce
  const money = (amount: number): Money => ({ amount, currency })
  const left = leftOf(told)
  return {
    name: told.name,
    number: told.number,
    link: `/${language}${orderPath(brand.features)}/${told.id}`,
    method: told.method,
    isDigital: told.lines.every(({ digital }) => digital),
    lines: told.lines,
    sums: {
      subtotal: money(told.subtotal),
      discount: money(told.discount),
      shipping: money(told.shipping),
      tax: money(told.tax),
      rounding: money(told.rounding),
      total: money(told.total),
      giftCard: money(told.giftCard),
      due: money(told.due),
    },
    taxRate: told.taxRate,
    taxIncluded: told.taxIncluded,
    outstanding: money(left),
    deadline: told.payable ? isoDate(told.deadline) : '',
    transfer:
      left > 0 && isByTransfer(told)
        ? {
            beneficiary: seller.legalName[language],
            bank: seller.bank,
            iban: seller.iban,
            swift: seller.swift,
            reference: told.reference ?? told.number,
          }
        : undefined,
    address: [address?.fullName ?? [], addressLines(address, language)].flat(),
    invoice: told.invoice ?? '',
    carrier: told.carrier ?? '',
    trackingNumber: told.trackingNumber ?? '',
    expected: expected
      ? { at: isoDate(expected), timeZone: timeZoneOf(address?.country ?? brand.country) }
      : undefined,
    reason: told.facts.reason ?? '',
    rejection: rejections.find((each) => each === told.rejection) ?? 'other',
    amount: money(told.facts.amount ?? 0),
    refund: { paid: money(told.paidBack), giftCard: money(told.cardBack) },
  }
}
