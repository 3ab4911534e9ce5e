import type { Property } from '#resource/declaration.ts'

/** Gives a property its own label in both languages. */
export const labelledField = <const P extends Property>(en: string, ar: string, property: P) => ({
  ...property,
  'x-label': { en, ar },
})

/** Like `labelledField`, for a property that only the server writes. */
export const readOnlyField = <const P extends Property>(en: string, ar: string, property: P) => ({
  ...property,
  readOnly: true,
  'x-label': { en, ar },
})
