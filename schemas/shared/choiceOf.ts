import type { Property } from '#resource/declaration.ts'

/** A closed set of values, each with its English and Arabic label. */
export const choiceOf = (
  labels: Readonly<Record<string, readonly [en: string, ar: string]>>,
): Property => ({
  type: 'string',
  enum: Object.keys(labels),
  'x-enum-labels': Object.fromEntries(
    Object.entries(labels).map(([value, [en, ar]]) => [value, { en, ar }]),
  ),
})
