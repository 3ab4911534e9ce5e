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

/** As it comes back from a bank, which may have dropped dashes and changed letters. */
export function isTransferReference(text: string): boolean {
  const reference = bare(text)
  return (
    /^[0-9A-Z]{2,}$/.test(reference) &&
    checkCharacter(reference.slice(0, -1)) === reference.slice(-1)
  )
}

const bare = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase()
