import { choiceLabel } from '#resource/choices.ts'
import type { Catalogue } from '#resource/resource.ts'
import { isoDate } from '#resource/kinds/amounts.ts'
import { run } from '../database/database.ts'
import type { Happened } from '../engine/behaviour.ts'
import type { Context } from '../engine/context.ts'
import type { RequestEvent } from './events.ts'

type Row = {
  readonly id: string
  readonly kind: RequestEvent
  readonly at: string
  readonly actor: string | null
  readonly name: string | null
}

/** What became of a request, in the words of its statuses. */
export async function storyOf(
  catalogue: Catalogue,
  request: string,
  { db, language }: Context,
): Promise<Happened[]> {
  const status = catalogue.get('requests')?.field.status?.property ?? {}
  const { rows } = await run<Row>(
    db,
    `select id::text, kind, at, actor, actor_name as name from request_events
     where request_id = $1 order by id desc limit 200`,
    [request],
  )
  return rows.map(({ id, kind, at, actor, name }) => ({
    id,
    at: isoDate(at),
    by: name ? { id: actor ?? '', name } : undefined,
    said: kind === 'message' ? messages[language] : choiceLabel(status, kind, language),
    about: '',
  }))
}

const messages = { en: 'Message', ar: 'رسالة' } as const
