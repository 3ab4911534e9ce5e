import { inLanguage, type Translated } from '#domain/locale.ts'
import type { Catalogue } from '#resource/resource.ts'
import type { Happened } from '#server/engine/behaviour.ts'
import type { Context } from '#server/engine/context.ts'
import { statusLabel } from '#server/http/statusLabel.ts'
import { timelineOf, toldBy } from '#server/engine/timeline.ts'

/** What became of a request, in the words of its statuses. */
export async function requestActivity(
  catalogue: Catalogue,
  request: string,
  { db, language }: Context,
): Promise<Happened[]> {
  const say = statusLabel(catalogue, 'requests', language)
  return toldBy(await timelineOf(db, 'requests', request), ({ kind }) => {
    const own = words[kind]
    return { said: own ? inLanguage(own, language) : say(kind), about: '' }
  })
}

/** What is no status. */
const words: Readonly<Partial<Record<string, Translated>>> = {
  message: { en: 'Message', ar: 'رسالة' },
  confirmed: { en: 'Email address confirmed', ar: 'أُكّد البريد الإلكتروني' },
  joined: { en: 'Joined an account', ar: 'أُلحق بحساب' },
}
