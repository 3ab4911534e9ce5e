import type { Commerce } from '#domain/brand.ts'

/** Returns how many minutes stock stays reserved for a payment method. */
export const paymentMinutes = (
  method: string,
  { transferDays, cardMinutes }: Pick<Commerce, 'transferDays' | 'cardMinutes'>,
): number => (method === 'bank_transfer' ? transferDays * 1440 : cardMinutes)
