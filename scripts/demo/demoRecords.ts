import { fullLanguages, type FullLanguage, type Translations } from '#domain/locale.ts'
import type { Currency } from '#domain/money.ts'
import type { Property } from '#resource/declaration.ts'
import { isRecord } from '#resource/kinds/kind.ts'
import type { Context, Row } from '#server/engine/context.ts'
import type { Engine } from '#server/engine/engine.ts'
import { priceIn } from './catalogue/prices.ts'

export type DemoRecords = {
  /** Creates a record in the first language and translates it as an editor would; returns its id. */
  readonly create: (resource: string, key: string, record: Row) => Promise<string>
  readonly patch: (resource: string, key: string, record: Row) => Promise<unknown>
  /** the ids of all records by key */
  readonly idsOf: (resource: string) => ReadonlyMap<string, string>
}

/** What records are written with; `files` are their ids by key. */
type RecordServices = {
  readonly engineOf: (name: string) => Engine
  readonly context: Context
  readonly currency: Currency
  readonly files: ReadonlyMap<string, string>
}

/**
 * Writes records as the data has them: texts in all languages, the keys of other records and files
 * for references, and cents of US dollars for prices.
 */
export function createDemoRecords({
  engineOf,
  context,
  currency,
  files,
}: RecordServices): DemoRecords {
  const idsByResource = new Map<string, Map<string, string>>()
  const idsOf = (resource: string): Map<string, string> => {
    const ids = idsByResource.get(resource) ?? new Map<string, string>()
    idsByResource.set(resource, ids)
    return ids
  }

  const toInput = (property: Property | undefined, value: unknown): unknown => {
    if (property?.['x-kind'] === 'file') return files.get(String(value))
    if (property?.['x-kind'] === 'money') return priceIn(currency, Number(value))
    if (property?.['x-relation']) return idsOf(property['x-relation']).get(String(value))
    if (Array.isArray(value)) return value.flatMap((each) => toInput(property?.items, each) ?? [])
    if (!property?.properties || !isRecord(value)) return value
    const members = property.properties
    return mapValues(value, (each, name) => toInput(members[name], each))
  }
  const inputOf = ({ resource: { field } }: Engine, record: Row): Row =>
    mapValues(record, (value, name) => toInput(field[name]?.property, value))

  return {
    idsOf,
    async create(resource, key, record) {
      const engine = engineOf(resource)
      const [first = 'en', ...otherLanguages] = fullLanguages
      const input = inputOf(engine, { ...record, ...textsIn(first, record) })
      const id = String((await engine.create(input, { ...context, language: first }))._id)
      for (const language of otherLanguages) {
        const texts = textsIn(language, record)
        if (Object.keys(texts).length)
          await engine.patch(id, texts, undefined, { ...context, language })
      }
      idsOf(resource).set(key, id)
      return id
    },
    patch: (resource, key, record) => {
      const engine = engineOf(resource)
      return engine.patch(
        idsOf(resource).get(key) ?? '',
        inputOf(engine, record),
        undefined,
        context,
      )
    },
  }
}

const mapValues = (record: Row, map: (value: unknown, name: string) => unknown): Row =>
  Object.fromEntries(
    Object.entries(record).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, map(value, name)]],
    ),
  )

const textsIn = (language: FullLanguage, record: Row): Row =>
  Object.fromEntries(
    Object.entries(record).flatMap(([name, value]) =>
      isTranslations(value) ? [[name, value[language]]] : [],
    ),
  )

const isTranslations = (value: unknown): value is Translations<unknown> =>
  isRecord(value) && fullLanguages.every((language) => language in value)
