import { languageCodes } from '#domain/locale.ts'
import type { Context } from './context.ts'
import type { Engine, Engines } from './engine.ts'

/** The one record of every singleton has the same id, so that it can be there only once. */
export const singletonId = '00000000-0000-4000-8000-000000000001'

/** Where several shops share a database, each has a record of its own of what is only its own. */
export const onlyIdOf = ({ behaviour }: Engine): string => behaviour.only ?? singletonId

/** Makes the records that are there from the beginning, with what their behaviours begin with. */
export async function ensureSingletons(engines: Engines, context: Context): Promise<void> {
  for (const engine of engines.values()) {
    if (engine.resource.singleton && !(await engine.one(onlyIdOf(engine), context)))
      await begin(engine, context)
  }
}

const begin = (engine: Engine, context: Context): Promise<void> =>
  engine.within(context, async (inner) => {
    const { behaviour, resource } = engine
    const id = onlyIdOf(engine)
    const texts = new Set(resource.translatable.map(({ name }) => name))
    for (const language of languageCodes) {
      const values = Object.entries(behaviour.begin?.(language) ?? {})
      if (language === languageCodes[0]) {
        await engine.create(Object.fromEntries(values), { ...inner, language }, id)
        continue
      }
      const translated = Object.fromEntries(values.filter(([name]) => texts.has(name)))
      if (Object.keys(translated).length)
        await engine.patch(id, translated, undefined, { ...inner, language })
    }
  })
