import { languageCodes, type Language } from '#domain/locale.ts'
import { searchText } from '#domain/searchText.ts'
import { type Field, type Resource } from '#resource/resource.ts'
import { labelOf, type Labels } from '#resource/labels.ts'

/** How a label may be spelt over a column, in any language. */
const spelt = (label: Labels): readonly string[] =>
  languageCodes.map((language) => searchText(label[language]))

/** What stands over the columns beside the fields. */
const idHeads: readonly string[] = ['_id', ...spelt(labelOf('_id', undefined))]
const currencyLabel = labelOf('currency', undefined)
const currencyHeads = spelt(currencyLabel)
export const currencyHead = (language: Language): string => currencyLabel[language]

/** What stands over a field: its label, or its name where something else is called the same. */
export function headOf(field: Field, { fields }: Resource, language: Language): string {
  const label = field.label[language]
  const others = fields.filter((other) => other !== field)
  const isTaken =
    others.some(
      (other) => other.name === label || spelt(other.label).includes(searchText(label)),
    ) || [...idHeads, ...currencyHeads].includes(searchText(label))
  return isTaken ? field.name : label
}

export type Meaning = Field | 'id' | 'currency'

/** What a head means: the very name of a field, a label in any language, or a name however it is spelt. */
export function meaningOf(
  head: string,
  { fields }: Resource,
  taken: ReadonlySet<Field>,
): Meaning | undefined {
  const key = searchText(head)
  const only = (found: readonly Field[]): Field | undefined => {
    const [one, ...others] = found.filter((field) => taken.has(field))
    return others.length ? undefined : one
  }
  const exact = fields.filter(({ name }) => name === head)
  if (exact.length) return only(exact)
  if (idHeads.includes(key)) return 'id'
  if (currencyHeads.includes(key) && [...taken].some(({ kind }) => kind === 'money'))
    return 'currency'
  const labelled = fields.filter(({ label }) => spelt(label).includes(key))
  return only(labelled.length ? labelled : fields.filter(({ name }) => searchText(name) === key))
}
