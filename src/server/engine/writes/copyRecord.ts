import { languageCodes } from '#domain/locale.ts'
import { refuse } from '#domain/problem.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import { copiedFields } from '#resource/resourceSchemas.ts'
import type { Context, Row } from '../context.ts'
import type { Engine } from '../engine.ts'
import { lockVersion } from './recordVersion.ts'

/**
 * Copies a record as far as people write it, and makes unique fields unique. Counters and states
 * are not copied, and the copy starts hidden and inactive where possible. `changes` are values that
 * differ; `version` is the one the caller has read, and a newer record is refused as `stale`.
 */
export async function copyRecord(
  engine: Engine,
  id: string,
  changes: Row,
  version: number | undefined,
  context: Context,
): Promise<Row> {
  const { resource } = engine
  return engine.withTransaction(context, async (inner) => {
    // Copies of one record wait for each other, so that each finds its own number.
    const currentVersion = await lockVersion(inner.db, resource.table, id)
    if (version !== undefined && currentVersion !== undefined && currentVersion !== version)
      throw refuse('stale', { details: { current: await engine.findOne(id, inner) } })
    const { source, first } = await sourceOf(engine, id, inner)
    const input: Record<string, unknown> = {}
    for (const field of copiedFields(resource)) {
      if (isFallback(source, field.name)) continue
      const value = kinds[field.kind].toInput(source[field.name])
      const isOwn = field.unique && !(field.name in changes)
      input[field.name] = isOwn ? await uniqueValue(engine, field.name, value, inner) : value
    }
    const initialState = {
      ...(resource.visible && { visible: false }),
      ...(resource.activatable && { active: false }),
    }
    const isTranslatable = (name: string): boolean => resource.field[name]?.translatable ?? false
    const otherChanges = pick(changes, (name) => !isTranslatable(name))
    const copy = await engine.create(
      { ...input, ...initialState, ...otherChanges },
      { ...inner, language: first },
    )
    for (const language of languageCodes.filter((each) => each !== first)) {
      await copyTexts(engine, id, String(copy._id), { ...inner, language })
    }
    // Written last, so that translations of a changed text are known to belong to the old one.
    const texts = pick(changes, isTranslatable)
    if (Object.keys(texts).length) {
      return engine.patch(String(copy._id), texts, undefined, inner)
    }
    return (await engine.findOne(String(copy._id), inner)) ?? copy
  })
}

/** Returns the record in a language that has every required text, preferably the reader's own. */
async function sourceOf(engine: Engine, id: string, context: Context) {
  const { resource } = engine
  const requiredTexts = resource.translatable.filter(({ required }) => required)
  for (const language of [context.language, ...languageCodes]) {
    const source = await engine.findOne(id, { ...context, language })
    if (!source) break
    if (!requiredTexts.some(({ name }) => isFallback(source, name)))
      return { source, first: language }
  }
  throw refuse('not_found', { values: { what: resource.labels.one[context.language] } })
}

const pick = (row: Row, isIncluded: (name: string) => boolean): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => isIncluded(name)))

const isFallback = (record: Row, name: string): boolean =>
  Array.isArray(record._fallback) && record._fallback.includes(name)

async function copyTexts(
  engine: Engine,
  from: string,
  to: string,
  context: Context,
): Promise<void> {
  const { translatable } = engine.resource
  const source = (await engine.findOne(from, context, translatable)) ?? {}
  const ownTexts = translatable.filter(({ name }) => !isFallback(source, name))
  const texts = Object.fromEntries(ownTexts.map(({ name }) => [name, source[name]]))
  if (ownTexts.length) await engine.patch(to, texts, undefined, context)
}

/** Returns CODE-2, CODE-3 … for CODE, in a form that the pattern of the field allows. */
async function uniqueValue(
  { resource, list, query }: Engine,
  name: string,
  value: unknown,
  context: Context,
): Promise<unknown> {
  if (typeof value !== 'string') return value
  const { pattern: patternText = '', maxLength = 255 } = resource.field[name]?.property ?? {}
  const pattern = new RegExp(patternText)
  for (let number = 2; number < 1000; number += 1) {
    const candidate = ['-', '_', '']
      .map(
        (separator) =>
          value.slice(0, maxLength - `${separator}${number}`.length) + separator + number,
      )
      .find((each) => pattern.test(each))
    if (!candidate) return null
    const { meta } = await list(query({ [name]: [candidate], limit: 1, fields: name }), context)
    if (meta.total === 0) return candidate
  }
  return null
}
