import { Ajv2020 } from 'ajv/dist/2020.js'
import formatsPlugin from 'ajv-formats'
import { stringFormats, keywords } from '#resource/keywords.ts'
import type { Schema } from '#resource/schema.ts'

const ajv = new Ajv2020({ allErrors: true, strictTypes: false, strictRequired: false })
formatsPlugin.default(ajv)
for (const [name, format] of Object.entries(stringFormats)) ajv.addFormat(name, format)
ajv.addVocabulary([...keywords])

/** Returns `/pointer keyword` for every violation of a schema. */
export function wrongIn(schema: Schema, value: unknown): string[] {
  const validate = ajv.compile(schema)
  if (validate(value)) return []
  return (validate.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`)
}
