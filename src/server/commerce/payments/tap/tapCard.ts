import { cardBrandName, formatExpiry } from '../cardBrandName.ts'
import type { Card } from '../cardVault.ts'
import { numberAt, textAt } from '../json.ts'
import type { TapApi } from './tapApi.ts'

/**
 * A card is charged together with its customer, so the token contains both. Returns undefined for a
 * token of another provider.
 */
export function parseTapToken(token: string): { customer: string; card: string } | undefined {
  const [, customer, card] = /^(cus_\w+)\/(card_\w+)$/.exec(token) ?? []
  return customer && card ? { customer, card } : undefined
}

export function cardSummary(charge: unknown): { brand: string; lastFour: string } | undefined {
  const brand = textAt(charge, 'card', 'scheme') ?? textAt(charge, 'card', 'brand')
  const lastFour = textAt(charge, 'card', 'last_four')
  return brand && lastFour ? { brand: cardBrandName(brand), lastFour } : undefined
}

/** Reads the card saved during a charge. Its expiry is only on the card itself. */
export async function readSavedCard(api: TapApi, charge: unknown): Promise<Card | undefined> {
  const customer = textAt(charge, 'customer', 'id')
  const card = textAt(charge, 'card', 'id')
  const summary = cardSummary(charge)
  if (!customer || !card || !summary || !parseTapToken(`${customer}/${card}`)) return undefined
  // The payment matters more: a card that cannot be read counts as not saved.
  const details = await api.get(`/card/${customer}/${card}`).catch(() => undefined)
  const [month, year] = [numberAt(details, 'exp_month'), numberAt(details, 'exp_year')]
  if (month === undefined || year === undefined) return undefined
  return {
    token: `${customer}/${card}`,
    provider: 'tap',
    ...summary,
    expiry: formatExpiry(month, year),
    holder: textAt(details, 'name') ?? '',
  }
}
