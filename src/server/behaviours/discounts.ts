import type { Problem } from '#domain/problem.ts'
import type { Behaviour } from '../engine/behaviour.ts'

/** Only whether a discount is switched on is kept; that it is used up or over follows from its facts. */
export const discounts = (): Behaviour => ({
  concerns: ['startsAt', 'endsAt'],
  derive: {
    state: {
      from: ['active', 'used', 'usageLimit', 'endsAt'],
      sql: (a) => `(case when ${a}.ends_at < now() then 'expired'
        when ${a}.used >= ${a}.usage_limit then 'used' when not ${a}.active then 'inactive' else 'active' end)`,
    },
  },
  guard: ({ before, input }): Problem | undefined => {
    const starts = input?.startsAt ?? before?.starts_at
    const ends = input?.endsAt ?? before?.ends_at
    if (!starts || !ends || Date.parse(String(starts)) < Date.parse(String(ends))) return undefined
    return { code: 'validation', fields: { '/endsAt': { key: 'field.after' } } }
  },
})
