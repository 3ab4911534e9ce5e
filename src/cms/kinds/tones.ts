export type Tone = 'positive' | 'warning' | 'danger' | 'neutral'

/** Words that occur in the names of states, and how each feels. The first that fits decides. */
const words: readonly [Tone, RegExp][] = [
  ['danger', /fail|reject|reuse|refus|expired|too_many|declined/],
  ['warning', /deactivat|ended|cancel|pending|requested|inactive|rights|reset/],
  ['positive', /accept|activ|(^|_)(paid|in)$|delivered|registered|done|complete/],
]

export const toneOf = (state: string): Tone =>
  words.find(([, pattern]) => pattern.test(state.toLowerCase()))?.[0] ?? 'neutral'
