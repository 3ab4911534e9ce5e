import { keysOf } from '#domain/keys.ts'
import type { Language } from '#domain/locale.ts'

type Offer = {
  /** as it is stored */
  readonly brand: string
  readonly name: Readonly<Record<Language, string>>
  readonly lastFour: string
  readonly mark: 'visa' | 'mastercard' | 'mada'
  readonly isDeclined: boolean
}

const visa = { brand: 'Visa', name: { en: 'Visa', ar: 'فيزا' }, mark: 'visa' } as const
const mastercard = {
  brand: 'Mastercard',
  name: { en: 'Mastercard', ar: 'ماستركارد' },
  mark: 'mastercard',
} as const
const mada = { brand: 'mada', name: { en: 'mada', ar: 'مدى' }, mark: 'mada' } as const

/** The cards there are: nobody can bring another. */
export const testCards = {
  visa: { ...visa, lastFour: '4242', isDeclined: false },
  mastercard: { ...mastercard, lastFour: '4444', isDeclined: false },
  mada: { ...mada, lastFour: '4201', isDeclined: false },
  declined: { ...visa, lastFour: '0002', isDeclined: true },
} as const satisfies Record<string, Offer>

export type TestCardName = keyof typeof testCards

export const testCardNames = keysOf(testCards)

export const isTestCardName = (name: unknown): name is TestCardName =>
  typeof name === 'string' && Object.hasOwn(testCards, name)

/** MM/YY, two years ahead. */
export function presetExpiry(now: Date): string {
  const month = String(now.getUTCMonth() + 1).padStart(2, '0')
  return `${month}/${String(now.getUTCFullYear() + 2).slice(-2)}`
}
