import { isDeepStrictEqual } from 'node:util'
import { recordFromKeys } from '#domain/keys.ts'
import { defaultLanguage, languageCodes, type Language } from '#domain/locale.ts'
import { Refusal } from '#domain/problem.ts'
import { writeStoredValue, readStoredValue } from '#server/platform/database/storedValues.ts'
import type { Context, Row } from '../context.ts'
import type { Engine, Engines } from '../engine.ts'

/** The record of every singleton has the same id, so that it can exist only once. */
export const singletonId = '00000000-0000-4000-8000-000000000001'

/** Returns the id of a singleton's record; shops that share a database may have one each. */
export const singletonIdOf = ({ behaviour }: Engine): string => behaviour.singletonId ?? singletonId

type InitialValues = Readonly<Record<Language, Row>>

/**
 * Creates the records of singletons with their initial values. Where these have changed since,
 * fields that nobody edited follow, unless they conflict with edited ones. Returns the names of the
 * fields that could not follow.
 */
export async function ensureSingletons(engines: Engines, context: Context): Promise<string[]> {
  const skippedFields: string[] = []
  for (const engine of engines.values()) {
    if (!engine.resource.singleton) continue
    const initialValues = initialValuesOf(engine)
    const existing = await engine.findOne(singletonIdOf(engine), context)
    await engine.withTransaction(context, async (inner) => {
      if (!existing) await createSingleton(engine, initialValues, inner)
      const { applied: kept, skipped } = existing
        ? await applyNewDefaults(engine, initialValues, inner)
        : { applied: initialValues, skipped: [] }
      skippedFields.push(...skipped)
      await writeStoredValue(inner.db, storedValueKey(engine), kept)
    })
  }
  return skippedFields
}

/** Plain fields are the same in every language, so they are part of the first. */
const initialValuesOf = ({ behaviour, resource }: Engine): InitialValues => {
  const texts = new Set(resource.translatable.map(({ name }) => name))
  return recordFromKeys(languageCodes, (language) =>
    Object.fromEntries(
      Object.entries(behaviour.initialValues?.(language) ?? {}).filter(
        ([name]) => language === defaultLanguage || texts.has(name),
      ),
    ),
  )
}

async function createSingleton(
  engine: Engine,
  initialValues: InitialValues,
  context: Context,
): Promise<void> {
  const id = singletonIdOf(engine)
  const inFirst: Context = { ...context, language: defaultLanguage }
  await engine.create(initialValues[defaultLanguage], inFirst, { id })
  for (const language of languageCodes.filter((each) => each !== defaultLanguage)) {
    if (Object.keys(initialValues[language]).length)
      await engine.patch(id, initialValues[language], undefined, { ...context, language })
  }
}

/** Fields that cannot follow keep their old default on record, so that they may follow later. */
async function applyNewDefaults(
  engine: Engine,
  initialValues: InitialValues,
  context: Context,
): Promise<{ applied: InitialValues; skipped: readonly string[] }> {
  const id = singletonIdOf(engine)
  const before =
    (await readStoredValue<Partial<InitialValues>>(context.db, storedValueKey(engine))) ?? {}
  const applied = recordFromKeys(languageCodes, (language) => ({ ...initialValues[language] }))
  const skipped: string[] = []
  for (const language of languageCodes) {
    const languageContext = { ...context, language }
    const record = await engine.findOne(id, languageContext)
    const changed = Object.entries(initialValues[language]).filter(([name, value]) => {
      const former = before[language]?.[name]
      return (
        former !== undefined &&
        !isDeepStrictEqual(value, former) &&
        isDeepStrictEqual(record?.[name], former)
      )
    })
    if (!changed.length || (await tryPatch(engine, Object.fromEntries(changed), languageContext)))
      continue
    // All fields together conflict with edited ones, so each is tried alone.
    for (const [name, value] of changed) {
      if (await tryPatch(engine, { [name]: value }, languageContext)) continue
      applied[language][name] = before[language]?.[name]
      skipped.push(`${engine.resource.name}.${name}`)
    }
  }
  return { applied, skipped }
}

async function tryPatch(engine: Engine, input: Row, context: Context): Promise<boolean> {
  try {
    await engine.patch(singletonIdOf(engine), input, undefined, context)
    return true
  } catch (error) {
    if (error instanceof Refusal && error.problem.code === 'validation') return false
    throw error
  }
}

const storedValueKey = (engine: Engine): string =>
  `begun:${engine.resource.name}:${singletonIdOf(engine)}`
