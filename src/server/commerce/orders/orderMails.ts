import type { Money } from '#domain/money.ts'
import type { OrderEvent } from '#domain/order/orderEvent.ts'
import { orderPath } from '#domain/orderPath.ts'
import { isoDate } from '#resource/kinds/dates.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import {
  rejectionReasons,
  type OrderMailTemplate,
  type OrderMailValues,
} from '#server/mails/orderMail.ts'
import { formatAddressLines } from './invoice/formatAddressLines.ts'
import {
  orderSummaryColumns,
  isByTransfer,
  remainingOf,
  type OrderSummary,
} from './invoice/orderSummary.ts'
import { timeZoneOf } from './invoice/timeZoneOf.ts'
import type { OrderServices } from './orderServices.ts'
import { leftToPaySql } from './orderSums.ts'

type MailedOrder = OrderSummary & {
  /** whether it can still be paid */
  readonly payable: boolean
  readonly carrier: string | null
  readonly trackingNumber: string | null
  readonly expected: string | null
  readonly rejection: string | null
  readonly facts: { readonly amount?: number; readonly reason?: string }
  readonly paidBack: number
  readonly cardBack: number
}

type MailRule = {
  readonly template: OrderMailTemplate
  readonly skipWhen?: (order: MailedOrder) => boolean
}

/** The mail for each event; undefined: no mail. */
const mailByEvent: Readonly<Record<OrderEvent, MailRule | undefined>> = {
  placed: { template: 'orderPlaced' },
  // After paying everything with a gift card, the confirmation mail has already said so.
  paid: { template: 'orderPaid', skipWhen: ({ due }) => due === 0 },
  // A failed attempt is irrelevant once the order is paid or can no longer be paid.
  payment_failed: {
    template: 'orderPaymentFailed',
    skipWhen: ({ payable, method }) => !payable || method !== 'card',
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
  // Packing is not announced; the later shipping mail is.
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
select ${orderSummaryColumns}, o.status = 'pending' and ${leftToPaySql('o')} > 0 and o.payment_deadline > now() as payable,
  o.carrier, o.tracking_number as "trackingNumber", o.estimated_delivery as expected, o.rejection_reason as rejection,
  coalesce((select e.facts from order_events e where e.order_id = o.id and e.kind = $2 order by e.id desc limit 1), '{}') as facts,
  coalesce((select sum(t.amount)::bigint from transactions t where t.order_ = o.id and t.kind = 'refund'
    and t.state = 'pending' and t.amount_currency = o.due_currency), 0) as "paidBack",
  coalesce((select sum(u.returned)::bigint from gift_card_uses u where u.order_id = o.id), 0) as "cardBack"
from orders o where o.id = $1 and o.email <> ''`

/** Notifies the buyer of an event in their language, in the transaction of the event. */
export async function notifyBuyer(
  services: Pick<OrderServices, 'forBrand'>,
  db: Database,
  order: string,
  event: OrderEvent,
): Promise<void> {
  const rule = mailByEvent[event]
  if (!rule) return
  const { rows } = await runSql<MailedOrder>(db, mailQuery, [order, event])
  const [mailedOrder] = rows
  if (!mailedOrder || rule.skipWhen?.(mailedOrder)) return
  await queueOrderMail(services, db, rule.template, mailedOrder)
}

/**
 * Notifies the buyer of an order that is being placed, without reading it. `onIssued` is called once
 * its statements are issued, if it has any.
 */
export async function notifyOfNewOrder(
  services: Pick<OrderServices, 'forBrand'>,
  db: Database,
  order: OrderSummary,
  onIssued: () => void,
): Promise<void> {
  if (!order.email) return
  const mailedOrder: MailedOrder = {
    ...order,
    payable: order.left > 0,
    carrier: null,
    trackingNumber: null,
    expected: null,
    rejection: null,
    facts: {},
    paidBack: 0,
    cardBack: 0,
  }
  await queueOrderMail(services, db, 'orderPlaced', mailedOrder, onIssued)
}

const queueOrderMail = (
  services: Pick<OrderServices, 'forBrand'>,
  db: Database,
  template: OrderMailTemplate,
  order: MailedOrder,
  onIssued?: () => void,
): Promise<string> => {
  const { brand, mailer } = services.forBrand(order.brand)
  const { email: to, language } = order
  return mailer.queue(db, { to, language, template, values: mailValues(order, brand) }, onIssued)
}

function mailValues(order: MailedOrder, brand: OrderServices['brand']): OrderMailValues {
  const { language, currency, address, expected } = order
  const { seller } = brand.commerce
  const money = (amount: number): Money => ({ amount, currency })
  const remaining = remainingOf(order)
  return {
    name: order.name,
    number: order.number,
    link: `/${language}${orderPath(brand.features)}/${order.id}`,
    method: order.method,
    isDigital: order.lines.every(({ digital }) => digital),
    lines: order.lines,
    sums: {
      subtotal: money(order.subtotal),
      discount: money(order.discount),
      shipping: money(order.shipping),
      tax: money(order.tax),
      rounding: money(order.rounding),
      total: money(order.total),
      giftCard: money(order.giftCard),
      due: money(order.due),
    },
    taxRate: order.taxRate,
    taxIncluded: order.taxIncluded,
    outstanding: money(remaining),
    deadline: order.payable ? isoDate(order.deadline) : '',
    transfer:
      remaining > 0 && isByTransfer(order)
        ? {
            beneficiary: seller.legalName[language],
            bank: seller.bank,
            iban: seller.iban,
            swift: seller.swift,
            reference: order.reference ?? order.number,
          }
        : undefined,
    address: [address?.fullName ?? [], formatAddressLines(address, language)].flat(),
    invoice: order.invoice ?? '',
    carrier: order.carrier ?? '',
    trackingNumber: order.trackingNumber ?? '',
    expectedDelivery: expected
      ? { at: isoDate(expected), timeZone: timeZoneOf(address?.country ?? brand.country) }
      : undefined,
    reason: order.facts.reason ?? '',
    rejection: rejectionReasons.find((each) => each === order.rejection) ?? 'other',
    amount: money(order.facts.amount ?? 0),
    refund: { paid: money(order.paidBack), giftCard: money(order.cardBack) },
  }
}
