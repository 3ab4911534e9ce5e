import { keysOf } from '#domain/keys.ts'
import type { Translations } from '#domain/locale.ts'

export type TestCard = {
  /** as it is stored */
  readonly brand: string
  readonly name: Translations
  readonly lastFour: string
  readonly mark: 'visa' | 'mastercard' | 'mada'
  /** what it simulates, unless it simply works */
  readonly purpose?: Translations
  readonly saving: 'kept' | 'declined' | 'notOffered'
  readonly paying: 'captured' | 'declined' | 'needsCode' | 'notOffered'
}

const visa = { brand: 'Visa', name: { en: 'Visa', ar: 'فيزا' }, mark: 'visa' } as const
const mastercard = {
  brand: 'Mastercard',
  name: { en: 'Mastercard', ar: 'ماستركارد' },
  mark: 'mastercard',
} as const
const mada = { brand: 'mada', name: { en: 'mada', ar: 'مدى' }, mark: 'mada' } as const
const accepted = { saving: 'kept', paying: 'captured' } as const

export const testCards = {
  visa: { ...visa, ...accepted, lastFour: '4242' },
  mastercard: { ...mastercard, ...accepted, lastFour: '4444' },
  mada: { ...mada, ...accepted, lastFour: '4201' },
  secure: {
    ...visa,
    lastFour: '3184',
    purpose: {
      en: 'Card that asks for a code (3-D Secure)',
      ar: 'بطاقة تطلب رمز تحقق',
    },
    saving: 'notOffered',
    paying: 'needsCode',
  },
  empty: {
    ...mastercard,
    lastFour: '0341',
    purpose: { en: 'Card that is declined when it pays', ar: 'بطاقة تُرفض عند الدفع بها' },
    saving: 'kept',
    paying: 'notOffered',
  },
  declined: {
    ...visa,
    lastFour: '0002',
    purpose: { en: 'Declined card', ar: 'بطاقة مرفوضة' },
    saving: 'declined',
    paying: 'declined',
  },
} as const satisfies Record<string, TestCard>

export type TestCardName = keyof typeof testCards

const cardNames = keysOf(testCards)

export const getTestCard = (name: TestCardName): TestCard => testCards[name]

export const savableCards = cardNames.filter((name) => getTestCard(name).saving !== 'notOffered')
export const payableCards = cardNames.filter((name) => getTestCard(name).paying !== 'notOffered')

export const isTestCardName = (name: unknown): name is TestCardName =>
  typeof name === 'string' && Object.hasOwn(testCards, name)

export const cardOfLastFour = (lastFour: string): TestCardName =>
  cardNames.find((name) => testCards[name].lastFour === lastFour) ?? 'visa'

/** MM/YY, two years from now. */
export function presetExpiry(now: Date): string {
  const month = String(now.getUTCMonth() + 1).padStart(2, '0')
  return `${month}/${String(now.getUTCFullYear() + 2).slice(-2)}`
}
