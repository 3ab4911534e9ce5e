import { fullLanguages, type FullLanguage, type Translations } from '#domain/locale.ts'
import type { Context, Row } from '#server/engine/context.ts'
import type { Engine } from '#server/engine/engine.ts'

type TranslatedFields = Readonly<Record<string, Translations<unknown> | undefined>>

/** Creates a record in the first language, then translates it as an editor would. */
export async function createInAllLanguages(
  engine: Engine,
  context: Context,
  translated: TranslatedFields,
  others: Row = {},
): Promise<string> {
  const [first = 'en', ...otherLanguages] = fullLanguages
  const input = { ...textsIn(first, translated), ...others }
  const id = String((await engine.create(input, { ...context, language: first }))._id)
  for (const language of otherLanguages)
    await engine.patch(id, textsIn(language, translated), undefined, { ...context, language })
  return id
}

const textsIn = (language: FullLanguage, translated: TranslatedFields): Row =>
  Object.fromEntries(
    Object.entries(translated).flatMap(([name, texts]) => (texts ? [[name, texts[language]]] : [])),
  )
