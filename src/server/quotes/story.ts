import { inLanguage } from '#domain/locale.ts'
import type { Catalogue } from '#resource/resource.ts'
import type { Happened } from '../engine/behaviour.ts'
import type { Context } from '../engine/context.ts'
import { sayStatus } from '../sayStatus.ts'
import { timelineOf, toldBy } from '../timeline.ts'

/** What became of a request, in the words of its statuses. */
export async function storyOf(
  catalogue: Catalogue,
  request: string,
  { db, language }: Context,
): Promise<Happened[]> {
  const say = sayStatus(catalogue, 'requests', language)
  return toldBy(await timelineOf(db, 'requests', request), ({ kind }) => ({
    said: kind === 'message' ? inLanguage(messages, language) : say(kind),
    about: '',
  }))
}

const messages = { en: 'Message', ar: 'رسالة' } as const
