import { savableCards, getTestCard, presetExpiry, type TestCardName } from './testCards.ts'
import type { TestCardProblem } from './testCardTexts.ts'
import type { SavedTestCard } from './testSetups.ts'

export const maxHolderLength = 80

export type TestCardForm = {
  readonly chosen: TestCardName | undefined
  readonly holder: string
  readonly problems: {
    readonly card?: TestCardProblem | undefined
    readonly holder?: TestCardProblem | undefined
  }
}

export const emptyForm: TestCardForm = { chosen: 'visa', holder: '', problems: {} }

export function readForm(
  body: URLSearchParams,
  now: Date,
): { card: SavedTestCard } | { form: TestCardForm } {
  const chosen = savableCards.find((name) => name === body.get('card'))
  const holder = cleanHolder(body.get('holder') ?? '')
  const problems = { card: cardProblem(chosen), holder: holderProblem(holder) }
  if (!chosen || problems.card || problems.holder) {
    // A card number typed as the holder by mistake is not shown again.
    const retainedHolder = problems.holder === 'holderIsNumber' ? '' : holder
    return { form: { chosen, holder: retainedHolder, problems } }
  }
  const { brand, lastFour } = getTestCard(chosen)
  return { card: { brand, lastFour, expiry: presetExpiry(now), holder } }
}

function cardProblem(chosen: TestCardName | undefined): TestCardProblem | undefined {
  if (!chosen) return 'noCard'
  return getTestCard(chosen).saving === 'declined' ? 'declined' : undefined
}

function holderProblem(holder: string): TestCardProblem | undefined {
  if (!holder) return 'noHolder'
  if (/(\p{Nd}[ -]?){12}/u.test(holder)) return 'holderIsNumber'
  return holder.length > maxHolderLength ? 'holderTooLong' : undefined
}

/** Removes control characters, including those that change the text direction. */
const cleanHolder = (text: string): string =>
  text
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
