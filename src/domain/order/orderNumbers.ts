import { computeCheckCharacter } from './computeCheckCharacter.ts'

const formatSequence = (year: number, value: number): string =>
  `${year}-${String(value).padStart(6, '0')}`

/** ACM, 2026, 1042 → ACM-2026-001042 */
export const formatOrderNumber = (prefix: string, year: number, value: number): string =>
  `${prefix}-${formatSequence(year, value)}`

/** ACM, 2026, 7 → ACM-INV-2026-000007: no invoice has the number of an order. */
export const formatInvoiceNumber = (prefix: string, year: number, value: number): string =>
  `${prefix}-INV-${formatSequence(year, value)}`

/** What a payer writes on a transfer: ACM-2026-001042 → ACM-2026-001042-J. A wrong character shows. */
export const formatTransferReference = (number: string): string =>
  `${number}-${computeCheckCharacter(withoutSeparators(number))}`

const withoutSeparators = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase()
