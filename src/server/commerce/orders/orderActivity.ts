import { pickTranslation, languages, type Language, type Translations } from '#domain/locale.ts'
import { orderEvents, type OrderEvent } from '#domain/order/orderEvent.ts'
import type { Currency } from '#domain/money.ts'
import { choiceLabel } from '#resource/choices.ts'
import type { Catalogue } from '#resource/resource.ts'
import type { ActivityEntry } from '#server/engine/behaviour.ts'
import type { Context } from '#server/engine/context.ts'
import { amountFormatters } from '#server/platform/text/amountFormatters.ts'
import type { RefundedUnits } from './refunds/refundLines.ts'
import { timelineOf, forHistory, type TimelineEntry } from './timeline.ts'

type OrderEventEntry = TimelineEntry & {
  readonly kind: OrderEvent
  readonly facts: {
    readonly amount?: number
    readonly currency?: Currency
    readonly reason?: string
    readonly lines?: readonly RefundedUnits[]
  }
}

export async function orderActivity(
  catalogue: Catalogue,
  order: string,
  { db, language }: Context,
): Promise<ActivityEntry[]> {
  return forHistory(await timelineOf<OrderEventEntry>(db, 'orders', order), ({ kind, facts }) => ({
    message: pickTranslation(orderEvents[kind], language),
    detail: eventDetails(facts, catalogue, language),
  }))
}

function eventDetails(
  { amount, currency, reason, lines = [] }: OrderEventEntry['facts'],
  catalogue: Catalogue,
  language: Language,
): string {
  const rejectionReasons = catalogue.get('orders')?.field.rejectionReason?.property
  const money = amount && currency ? amountFormatters(language).money({ amount, currency }) : ''
  const reasonLabel = (text: string): string =>
    rejectionReasons?.enum?.includes(text)
      ? choiceLabel(rejectionReasons, text, language)
      : reasonText(text, language)
  return [money, reason ? reasonLabel(reason) : '', describeUnits(lines, language)]
    .filter(Boolean)
    .join(' · ')
}

/** Describes which units were refunded, and which of them were returned to stock. */
export function describeUnits(lines: readonly RefundedUnits[], language: Language): string {
  const { tag } = languages[language]
  const number = new Intl.NumberFormat(tag)
  const units = lines.map(({ code, quantity, restock }) => {
    const label = `${number.format(quantity)} × \u2068${code}\u2069`
    return restock ? `${label} (${pickTranslation(backToStock, language)})` : label
  })
  return new Intl.ListFormat(tag, { type: 'unit', style: 'short' }).format(units)
}

const backToStock = { en: 'back to stock', ar: 'أُعيد إلى المخزون' } as const

export const reasonText = (reason: string, language: Language): string =>
  pickTranslation(systemReasons[reason] ?? {}, language) ?? reason

/** Reasons of automatic refunds; reasons typed by staff are shown unchanged. */
const systemReasons: Readonly<Record<string, Translations>> = {
  rejected: { en: 'Order rejected', ar: 'رُفض الطلب' },
  overpaid: { en: 'Paid too much', ar: 'دُفع أكثر من المطلوب' },
  late: { en: 'Came too late', ar: 'وصل متأخرًا' },
  currency: { en: 'Wrong currency', ar: 'عملة غير صحيحة' },
  provider: { en: 'Given back at the provider', ar: 'أُعيد لدى مزوّد الدفع' },
}
