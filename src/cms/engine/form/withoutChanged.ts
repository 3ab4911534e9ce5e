import type { Input } from '#api/records.ts'
import type { Messages } from '../../kinds/pointers.ts'

/** A refusal holds until its field is edited. */
export const clearEditedErrors = (messages: Messages, before: Input, now: Input): Messages => {
  const kept = Object.entries(messages).filter(([pointer]) => {
    const name = pointer.split('/')[1] ?? ''
    return Object.is(before[name], now[name])
  })
  return kept.length === Object.keys(messages).length ? messages : Object.fromEntries(kept)
}
