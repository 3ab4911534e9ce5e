import { randomToken } from './cardSetups.ts'
import { isTestCardName, type TestCardName } from './testCards.ts'

/** The gateway keeps no cards: a token says itself which of the test cards it stands for. */
export const createTestToken = (card: TestCardName, name: string = randomToken()): string =>
  `test_${card}_${name}`

/** Undefined where a token is another provider's. */
export function readTestToken(token: string): TestCardName | undefined {
  const [, card] = /^test_([a-z]+)_[\w-]{43}$/i.exec(token) ?? []
  return isTestCardName(card) ? card : undefined
}
