import type { Property } from '#resource/declaration.ts'

/** A property under a label of its own in both languages. */
export const labelledField = <const P extends Property>(en: string, ar: string, property: P) => ({
  ...property,
  'x-label': { en, ar },
})

/** The same, where only the server writes it. */
export const readOnlyField = <const P extends Property>(en: string, ar: string, property: P) => ({
  ...property,
  readOnly: true,
  'x-label': { en, ar },
})
