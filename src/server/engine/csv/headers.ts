import { languageCodes, type Language } from '#domain/locale.ts'
import { toSearchText } from '#domain/toSearchText.ts'
import { type Field, type Resource } from '#resource/resource.ts'
import { labelOf, type Labels } from '#resource/labels.ts'

/** How a label may be spelt over a column, in any language. */
const spellings = (label: Labels): readonly string[] =>
  languageCodes.map((language) => toSearchText(label[language]))

/** What stands over the columns beside the fields. */
const idHeaders: readonly string[] = ['_id', ...spellings(labelOf('_id', undefined))]
const currencyLabel = labelOf('currency', undefined)
const currencyHeaders = spellings(currencyLabel)
export const currencyHeader = (language: Language): string => currencyLabel[language]

/** What stands over a field: its label, or its name where something else is called the same. */
export function headerOf(field: Field, { fields }: Resource, language: Language): string {
  const label = field.label[language]
  const others = fields.filter((other) => other !== field)
  const isTaken =
    others.some(
      (other) => other.name === label || spellings(other.label).includes(toSearchText(label)),
    ) || [...idHeaders, ...currencyHeaders].includes(toSearchText(label))
  return isTaken ? field.name : label
}

export type ColumnMeaning = Field | 'id' | 'currency'

/** What a head means: the very name of a field, a label in any language, or a name however it is spelt. */
export function columnMeaning(
  header: string,
  { fields }: Resource,
  importable: ReadonlySet<Field>,
): ColumnMeaning | undefined {
  const key = toSearchText(header)
  const uniqueMatch = (matches: readonly Field[]): Field | undefined => {
    const [one, ...others] = matches.filter((field) => importable.has(field))
    return others.length ? undefined : one
  }
  const exact = fields.filter(({ name }) => name === header)
  if (exact.length) return uniqueMatch(exact)
  if (idHeaders.includes(key)) return 'id'
  if (currencyHeaders.includes(key) && [...importable].some(({ kind }) => kind === 'money'))
    return 'currency'
  const labelMatches = fields.filter(({ label }) => spellings(label).includes(key))
  return uniqueMatch(
    labelMatches.length ? labelMatches : fields.filter(({ name }) => toSearchText(name) === key),
  )
}
