import type { Currency } from '#domain/money.ts'
import type { Context } from '#server/engine/context.ts'
import type { Engine } from '#server/engine/engine.ts'
import { setSecret } from '#server/engine/writes/secrets.ts'
import { createInAllLanguages } from '../createInAllLanguages.ts'
import { demo } from '../demoData.ts'
import { day, iso } from '../history/calendar.ts'
import { priceIn } from './prices.ts'

const taxTitle = { en: 'Value added tax', ar: 'ضريبة القيمة المضافة' }

/** Creates the taxes, shipping methods and gift cards of the demo shop. */
export async function createSalesTerms(
  engineOf: (name: string) => Engine,
  context: Context,
  now: number,
  currency: Currency,
): Promise<void> {
  for (const taxRate of demo.taxRates)
    await createInAllLanguages(engineOf('tax-rates'), context, { title: taxTitle }, taxRate)
  for (const { title, description, price, freeFrom, ...terms } of demo.shippingMethods)
    await createInAllLanguages(
      engineOf('shipping-methods'),
      context,
      { title, description },
      {
        ...terms,
        price: priceIn(currency, price),
        ...(freeFrom && { freeFrom: priceIn(currency, freeFrom) }),
        active: true,
      },
    )
  const cards = engineOf('gift-cards')
  // The balance of a card derives from the orders that are paid with it.
  for (const { code, value, active, expiresInDays } of demo.giftCards) {
    const expiresAt = expiresInDays && iso(now + expiresInDays * day)
    const card = { value: priceIn(currency, value), active, ...(expiresAt && { expiresAt }) }
    const { _id: id } = await cards.create(card, context)
    // The codes of the demo are public; those of a real shop are random.
    await setSecret(context.db, cards.resource, String(id), code)
  }
}
