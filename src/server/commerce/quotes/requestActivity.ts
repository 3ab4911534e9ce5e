import { pickTranslation, type Translations } from '#domain/locale.ts'
import type { Catalogue } from '#resource/resource.ts'
import type { ActivityEntry } from '#server/engine/behaviour.ts'
import type { Context } from '#server/engine/context.ts'
import { statusLabel } from '#server/http/statusLabel.ts'
import { timelineOf, forHistory } from '#server/commerce/orders/timeline.ts'

export async function requestActivity(
  catalogue: Catalogue,
  request: string,
  { db, language }: Context,
): Promise<ActivityEntry[]> {
  const labelOf = statusLabel(catalogue, 'requests', language)
  return forHistory(await timelineOf(db, 'requests', request), ({ kind }) => {
    const eventText = eventTexts[kind]
    return { message: eventText ? pickTranslation(eventText, language) : labelOf(kind), detail: '' }
  })
}

/** Labels of events that are not statuses. */
const eventTexts: Readonly<Partial<Record<string, Translations>>> = {
  message: { en: 'Message', ar: 'رسالة' },
  confirmed: { en: 'Email address confirmed', ar: 'أُكّد البريد الإلكتروني' },
  joined: { en: 'Joined an account', ar: 'أُلحق بحساب' },
}
