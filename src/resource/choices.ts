import type { Language } from '#domain/locale.ts'
import type { Property } from './declaration.ts'
import { sentenceCase } from './names.ts'
import { textIn } from './resource.ts'

/** Returns the label of one value of a choice, or of an item of a list of choices. */
export const choiceLabel = (property: Property, value: string, language: Language): string =>
  textIn((property.items ?? property)['x-enum-labels']?.[value], language) ?? sentenceCase(value)

/** Returns the label of a value, with the date from the record if the label has a place for one. */
export function datedLabel(
  property: Property,
  value: string,
  { language, record = {}, formatDay }: DateLabelOptions,
): string {
  const { by = '', text } = property['x-dated']?.[value] ?? {}
  const timestamp = record[by]
  return typeof timestamp === 'string' && text
    ? (textIn(text, language) ?? '').replace('{date}', formatDay(timestamp))
    : choiceLabel(property, value, language)
}

type DateLabelOptions = {
  readonly language: Language
  readonly record?: Readonly<Record<string, unknown>> | undefined
  readonly formatDay: (timestamp: string) => string
}

/** Returns values of a choice in their declared order. */
export const sortValues = (property: Property, values: readonly string[]): readonly string[] => {
  const ordered = choiceValues(property).filter((each) => values.includes(each))
  return ordered.length ? ordered : values
}

/**
 * Adds a value to the chosen ones, in their declared order, or removes it. Values that are not
 * declared any more stay, so that they are refused and not silently lost.
 */
export function toggleChoice(
  property: Property,
  chosen: readonly string[],
  value: string,
): readonly string[] {
  const declared = choiceValues(property)
  return [
    ...declared.filter((each) => chosen.includes(each) !== (each === value)),
    ...chosen.filter((each) => !declared.includes(each)),
  ]
}

export const choiceValues = (property: Property): readonly string[] =>
  (property.items ?? property).enum ?? []
