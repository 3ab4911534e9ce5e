export type Tone = 'positive' | 'warning' | 'danger' | 'info' | 'neutral'

/** Words that occur in the names of states, by tone. The first match counts. */
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

/** Returns whether values are states; of other choices, only some happen to have a tone. */
export const areStates = (values: readonly string[] = []): boolean =>
  values.filter((each) => toneOf(each) !== 'neutral').length * 3 >= Math.max(values.length, 1)

export const toneOf = (state: string): Tone =>
  tonePatterns.find(([, pattern]) => pattern.test(state.toLowerCase()))?.[0] ?? 'neutral'
