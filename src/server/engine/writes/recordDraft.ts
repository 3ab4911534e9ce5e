import { defaultLanguage, languageCodes, type Language } from '#domain/locale.ts'
import { toSearchText } from '#domain/toSearchText.ts'
import { fieldApplies, type Resource } from '#resource/resource.ts'
import { columnsOf } from '#resource/kinds/columnsOf.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import type { Member } from '#resource/kinds/kind.ts'
import type { Row } from '../context.ts'
import { textsByLanguage } from '../lists/localiseRecord.ts'

/** A record about to be written: values by field, and members by to-many field. */
export type RecordDraft = {
  /** the new value of each column field: plain, or by language where translatable */
  readonly values: Readonly<Record<string, unknown>>
  readonly changed: ReadonlySet<string>
  readonly members: Readonly<Record<string, readonly Member[]>>
}

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === ''

export const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  isBlank(value) ||
  (Array.isArray(value) && value.length === 0)

export const storedValues = (resource: Resource, row: Row): Record<string, unknown> =>
  Object.fromEntries(
    resource.fields.flatMap((field) => {
      const columns = columnsOf(field)
      if (!columns.length) return []
      return [
        [
          field.name,
          field.translatable
            ? row[field.column]
            : kinds[field.kind].fromColumnValues(columns.map(({ name }) => row[name])),
        ],
      ]
    }),
  )

/** Returns the record that results from applying `input` to `before`, in one language. */
export function draftOf(
  resource: Resource,
  input: Row,
  before: Readonly<Record<string, unknown>>,
  language: Language,
): RecordDraft {
  const values: Record<string, unknown> = { ...before }
  const changed = new Set<string>()
  const members: Record<string, readonly Member[]> = {}
  for (const field of resource.fields) {
    if (!(field.name in input)) continue
    const kind = kinds[field.kind]
    const value = isBlank(input[field.name])
      ? null
      : (input[field.name] ?? kind.emptyValue(field.property))
    if (kind.members) members[field.name] = kind.members(value, field)
    else
      values[field.name] = field.translatable
        ? withTranslation(values[field.name], value, language)
        : value
    changed.add(field.name)
  }
  for (const field of resource.fields) {
    if (changed.has(field.name) || fieldApplies(field, values)) continue
    const hasMembers = kinds[field.kind].members !== undefined
    const ceasesToApply = Object.keys(field.when ?? {}).some((name) => changed.has(name))
    if (hasMembers ? !ceasesToApply : isEmpty(values[field.name])) continue
    if (hasMembers) members[field.name] = []
    else values[field.name] = null
    changed.add(field.name)
  }
  return { values, changed, members }
}

function withTranslation(
  stored: unknown,
  value: unknown,
  language: Language,
): Record<string, unknown> {
  const { [language]: _, ...others } = { ...textsByLanguage(stored) } as Record<string, unknown>
  return isEmpty(value) ? others : { ...others, [language]: value }
}

/** Returns the text by which a search finds the record, in all its languages. */
export const searchTextOf = (
  resource: Resource,
  values: Readonly<Record<string, unknown>>,
): string =>
  toSearchText(
    resource.search
      .flatMap((name) => {
        const field = resource.field[name]
        if (!field) return []
        const all = field.translatable
          ? Object.values(textsByLanguage(values[name]))
          : [values[name]]
        return all.map(kinds[field.kind].searchableText)
      })
      .join(' '),
  )

export type TextVersions = Readonly<Record<string, Readonly<Partial<Record<Language, number>>>>>

/** Returns the version at which each text of each language was last written. */
export function nextTextVersions(
  resource: Resource,
  { changed }: RecordDraft,
  before: TextVersions,
  language: Language,
  version: number,
): TextVersions {
  const touched = resource.translatable.filter(({ name }) => changed.has(name))
  return {
    ...before,
    ...Object.fromEntries(
      touched.map(({ name }) => [name, { ...before[name], [language]: version }]),
    ),
  }
}

/** Returns the languages that lack a text which another language has. */
export const missingLanguages = (
  resource: Resource,
  values: Readonly<Record<string, unknown>>,
): Language[] =>
  languageCodes.filter((language) =>
    resource.translatable.some(({ name }) => {
      const texts = textsByLanguage(values[name])
      return Object.keys(texts).length > 0 && isEmpty(texts[language])
    }),
  )

/** Returns the languages with a text older than the one it was translated from. */
export const outdatedLanguages = (
  resource: Resource,
  values: Readonly<Record<string, unknown>>,
  stamps: TextVersions,
): Language[] =>
  languageCodes.filter(
    (language) =>
      language !== defaultLanguage &&
      resource.translatable.some(({ name }) => {
        const written = stamps[name]?.[language]
        const source = stamps[name]?.[defaultLanguage]
        const hasText = !isEmpty(textsByLanguage(values[name])[language])
        return hasText && written !== undefined && source !== undefined && source > written
      }),
  )
