import { checkCharacter } from './checkCharacter.ts'

const counted = (year: number, value: number): string => `${year}-${String(value).padStart(6, '0')}`

/** ACM, 2026, 1042 → ACM-2026-001042 */
export const orderNumber = (prefix: string, year: number, value: number): string =>
  `${prefix}-${counted(year, value)}`

/** ACM, 2026, 7 → ACM-INV-2026-000007: no invoice has the number of an order. */
export const invoiceNumber = (prefix: string, year: number, value: number): string =>
  `${prefix}-INV-${counted(year, value)}`

/** What a payer writes on a transfer: ACM-2026-001042 → ACM-2026-001042-J. A wrong character shows. */
export const transferReference = (number: string): string =>
  `${number}-${checkCharacter(bare(number))}`

const bare = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase()
