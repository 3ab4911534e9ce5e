import { fullLanguages, type FullLanguage } from '#domain/locale.ts'
import type { Context, Row } from '#server/engine/context.ts'
import type { Engine } from '#server/engine/engine.ts'

/** Creates a record in the first language, then translates it as an editor would. */
export async function createInAllLanguages(
  engine: Engine,
  context: Context,
  inputIn: (language: FullLanguage) => Row,
): Promise<string> {
  const [first = 'en', ...others] = fullLanguages
  const record = await engine.create(inputIn(first), { ...context, language: first })
  for (const language of others) {
    await engine.patch(String(record._id), inputIn(language), undefined, { ...context, language })
  }
  return String(record._id)
}
