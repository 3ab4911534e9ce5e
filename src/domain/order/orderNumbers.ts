import { computeCheckCharacter } from './computeCheckCharacter.ts'

const formatSequence = (year: number, value: number): string =>
  `${year}-${String(value).padStart(6, '0')}`

/** ACM, 2026, 1042 → ACM-2026-001042 */
export const formatOrderNumber = (prefix: string, year: number, value: number): string =>
  `${prefix}-${formatSequence(year, value)}`

/** ACM, 2026, 7 → ACM-INV-2026-000007: never equal to an order number. */
export const formatInvoiceNumber = (prefix: string, year: number, value: number): string =>
  `${prefix}-INV-${formatSequence(year, value)}`

/**
 * The reference to put on a transfer: ACM-2026-001042 → ACM-2026-001042-J. The check character
 * reveals typing errors.
 */
export const formatTransferReference = (number: string): string =>
  `${number}-${computeCheckCharacter(withoutSeparators(number))}`

const withoutSeparators = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase()
