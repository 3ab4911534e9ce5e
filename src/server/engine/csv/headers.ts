import { languageCodes, type Language } from '#domain/locale.ts'
import { toSearchText } from '#domain/toSearchText.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import { type Field, type Resource } from '#resource/resource.ts'
import { labelOf, type Labels } from '#resource/labels.ts'

/** Returns the normalised spellings of a label in all languages. */
const spellings = (label: Labels): readonly string[] =>
  languageCodes.map((language) => toSearchText(label[language]))

/** Headers of the columns that are not fields. */
const idHeaders: readonly string[] = ['_id', ...spellings(labelOf('_id', undefined))]
const currencyLabel = labelOf('currency', undefined)
const currencyHeaders = spellings(currencyLabel)
export const currencyHeader = (language: Language): string => currencyLabel[language]

/** Returns the header of a field: its label, or its name where the label is ambiguous. */
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

/** Returns what a header means: a field by exact name, label in any language, or similar name. */
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
  if (currencyHeaders.includes(key) && [...importable].some(({ kind }) => kinds[kind].isMoney))
    return 'currency'
  const labelMatches = fields.filter(({ label }) => spellings(label).includes(key))
  return uniqueMatch(
    labelMatches.length ? labelMatches : fields.filter(({ name }) => toSearchText(name) === key),
  )
}
