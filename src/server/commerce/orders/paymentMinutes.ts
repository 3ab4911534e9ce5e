import type { Commerce } from '#domain/brand.ts'

/** How long stock waits for money that comes this way. */
export const paymentMinutes = (
  method: string,
  { transferDays, cardMinutes }: Pick<Commerce, 'transferDays' | 'cardMinutes'>,
): number => (method === 'bank_transfer' ? transferDays * 1440 : cardMinutes)
