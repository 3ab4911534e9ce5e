import { randomToken } from './cardSetups.ts'
import { isTestCardName, type TestCardName } from './testCards.ts'

/** The gateway stores no cards: the token contains the name of the test card. */
export const createTestToken = (card: TestCardName, name: string = randomToken()): string =>
  `test_${card}_${name}`

/** Returns undefined for a token of another provider. */
export function readTestToken(token: string): TestCardName | undefined {
  const [, card] = /^test_([a-z]+)_[\w-]{43}$/i.exec(token) ?? []
  return isTestCardName(card) ? card : undefined
}
