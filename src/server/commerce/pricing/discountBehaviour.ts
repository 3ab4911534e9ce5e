import { type Problem, fieldProblem } from '#domain/problem.ts'
import type { Behaviour } from '#server/engine/behaviour.ts'

/** Only the active flag is stored; used up, expired and scheduled are derived. */
export const createDiscountBehaviour = (): Behaviour => ({
  watchedFields: ['startsAt', 'endsAt'],
  derive: {
    state: {
      from: ['active', 'used', 'usageLimit', 'startsAt', 'endsAt'],
      sql: (a) => `(case when ${a}.ends_at < now() then 'expired'
        when ${a}.used >= ${a}.usage_limit then 'used' when not ${a}.active then 'inactive'
        when ${a}.starts_at > now() then 'scheduled' else 'active' end)`,
    },
  },
  guard: ({ before, input }): Problem | undefined => {
    const starts = input?.startsAt ?? before?.starts_at
    const ends = input?.endsAt ?? before?.ends_at
    if (!starts || !ends || Date.parse(String(starts)) < Date.parse(String(ends))) return undefined
    return fieldProblem('/endsAt', 'field.after')
  },
})
