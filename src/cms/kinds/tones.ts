export type Tone = 'positive' | 'warning' | 'danger' | 'info' | 'neutral'

/** Words that occur in the names of states, and how each feels. The first that fits decides. */
const tonePatterns: readonly [Tone, RegExp][] = [
  [
    'danger',
    /fail|reject|reuse|refus|expired|too_many|decline|revoke|past_due|overdue|^full$|^out$/,
  ],
  [
    'warning',
    /deactivat|ended|cancel|pending|request|inactive|rights|reset|await|wait|review|unpaid|partial|suspend|counter|warn|draft|^low$/,
  ],
  ['info', /scheduled|progress|shipp|expected|trial|quoted|submitted|sent$|refunded/],
  [
    'positive',
    /accept|activ|(^|_)(paid|in)$|delivered|registered|done|complete|convert|answered|^enough$|^normal$/,
  ],
]

/** Whether values are states at all: kinds and reasons have a feeling only here and there. */
export const areStates = (values: readonly string[] = []): boolean =>
  values.filter((each) => toneOf(each) !== 'neutral').length * 3 >= Math.max(values.length, 1)

export const toneOf = (state: string): Tone =>
  tonePatterns.find(([, pattern]) => pattern.test(state.toLowerCase()))?.[0] ?? 'neutral'
