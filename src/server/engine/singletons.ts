import { isDeepStrictEqual } from 'node:util'
import { tableOf } from '#domain/keys.ts'
import { defaultLanguage, languageCodes, type Language } from '#domain/locale.ts'
import { Refusal } from '#domain/problem.ts'
import { writeKeptValue, readKeptValue } from '#server/platform/database/keptValues.ts'
import type { Context, Row } from './context.ts'
import type { Engine, Engines } from './engine.ts'

/** The one record of every singleton has the same id, so that it can be there only once. */
export const singletonId = '00000000-0000-4000-8000-000000000001'

/** Where several shops share a database, each has a record of its own of what is only its own. */
export const singletonIdOf = ({ behaviour }: Engine): string => behaviour.singletonId ?? singletonId

type InitialValues = Readonly<Record<Language, Row>>

/**
 * Makes the records that are there from the beginning, with what their behaviours begin with. Where
 * that is another by now, what nobody changed since follows it, unless it does not go with what somebody
 * changed: the names of the fields that stay behind are answered.
 */
export async function ensureSingletons(engines: Engines, context: Context): Promise<string[]> {
  const left: string[] = []
  for (const engine of engines.values()) {
    if (!engine.resource.singleton) continue
    const now = initialValuesOf(engine)
    const isThere = await engine.one(singletonIdOf(engine), context)
    await engine.withTransaction(context, async (inner) => {
      if (!isThere) await createSingleton(engine, now, inner)
      const { kept, behind } = isThere
        ? await applyNewDefaults(engine, now, inner)
        : { kept: now, behind: [] }
      left.push(...behind)
      await writeKeptValue(inner.db, keyOf(engine), kept)
    })
  }
  return left
}

/** Plain fields are the same in every language: they are said with the first. */
const initialValuesOf = ({ behaviour, resource }: Engine): InitialValues => {
  const texts = new Set(resource.translatable.map(({ name }) => name))
  return tableOf(languageCodes, (language) =>
    Object.fromEntries(
      Object.entries(behaviour.initialValues?.(language) ?? {}).filter(
        ([name]) => language === defaultLanguage || texts.has(name),
      ),
    ),
  )
}

async function createSingleton(
  engine: Engine,
  now: InitialValues,
  context: Context,
): Promise<void> {
  const id = singletonIdOf(engine)
  await engine.create(now[defaultLanguage], { ...context, language: defaultLanguage }, id)
  for (const language of languageCodes.filter((each) => each !== defaultLanguage)) {
    if (Object.keys(now[language]).length)
      await engine.patch(id, now[language], undefined, { ...context, language })
  }
}

/** What stays behind is kept as it was: it follows once nothing stands in its way. */
async function applyNewDefaults(
  engine: Engine,
  now: InitialValues,
  context: Context,
): Promise<{ kept: InitialValues; behind: readonly string[] }> {
  const id = singletonIdOf(engine)
  const before = (await readKeptValue<Partial<InitialValues>>(context.db, keyOf(engine))) ?? {}
  const kept = tableOf(languageCodes, (language) => ({ ...now[language] }))
  const behind: string[] = []
  for (const language of languageCodes) {
    const within = { ...context, language }
    const record = await engine.one(id, within)
    const changed = Object.entries(now[language]).filter(([name, value]) => {
      const former = before[language]?.[name]
      return (
        former !== undefined &&
        !isDeepStrictEqual(value, former) &&
        isDeepStrictEqual(record?.[name], former)
      )
    })
    if (!changed.length || (await tryPatch(engine, Object.fromEntries(changed), within))) continue
    // Together they do not go with what somebody set: each that does on its own follows.
    for (const [name, value] of changed) {
      if (await tryPatch(engine, { [name]: value }, within)) continue
      kept[language][name] = before[language]?.[name]
      behind.push(`${engine.resource.name}.${name}`)
    }
  }
  return { kept, behind }
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

const keyOf = (engine: Engine): string => `begun:${engine.resource.name}:${singletonIdOf(engine)}`
