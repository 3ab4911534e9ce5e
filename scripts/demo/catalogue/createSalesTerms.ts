import type { Context } from '#server/engine/context.ts'
import type { Engine } from '#server/engine/engine.ts'
import { setSecret } from '#server/engine/writes/secrets.ts'
import { demo } from '../demoData.ts'
import type { DemoRecords } from '../demoRecords.ts'
import { day, iso } from '../history/calendar.ts'

/** Creates the taxes, shipping methods and gift cards of the demo shop. */
export async function createSalesTerms(
  records: DemoRecords,
  { resource: giftCards }: Engine,
  { db }: Context,
  now: number,
): Promise<void> {
  for (const taxRate of demo.taxRates) await records.create('tax-rates', taxRate.country, taxRate)
  for (const method of demo.shippingMethods)
    await records.create('shipping-methods', method.title.en, method)
  // The balance of a card derives from the orders that are paid with it.
  for (const { code, expiresInDays, ...card } of demo.giftCards) {
    const expiresAt = expiresInDays && iso(now + expiresInDays * day)
    const id = await records.create('gift-cards', code, { ...card, expiresAt })
    // The codes of the demo are public; those of a real shop are random.
    await setSecret(db, giftCards, id, code)
  }
}
