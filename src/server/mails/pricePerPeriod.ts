import type { RecurringPeriod } from '#domain/licence/addPeriod.ts'
import type { Language } from '#domain/locale.ts'
import { formatMessage } from '#domain/messages/messages.ts'

export const pricePerPeriod = (
  price: string,
  period: RecurringPeriod | undefined,
  language: Language,
): string => (period ? `${price} ${formatMessage(`period.${period}`, language)}` : price)
