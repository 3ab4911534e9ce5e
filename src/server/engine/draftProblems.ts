import { languageCodes } from '#domain/locale.ts'
import type { FieldProblem } from '#domain/problem.ts'
import { applies, type Resource } from '#resource/resource.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import type { Row } from './context.ts'
import { isEmpty, type Draft } from './draft.ts'
import { byLanguage } from './localise.ts'
import { visibleProblems, type StoredRecord } from './requiredWhenVisible.ts'

/** What the schema alone cannot ask: fields that are required, or out of place, by the value of others. */
export function draftProblems(
  resource: Resource,
  input: Row,
  draft: Draft,
  before: StoredRecord | undefined,
): Record<string, FieldProblem> {
  const { values, members, changed } = draft
  const creating = before === undefined
  const problems = visibleProblems(resource, draft, before)
  for (const field of resource.fields) {
    const pointer = `/${field.name}`
    if (!applies(field, values)) {
      if (!isEmpty(input[field.name])) problems[pointer] = { key: 'field.not_applicable' }
      continue
    }
    if (!field.required) continue
    // A record from before the field was required may still be changed elsewhere.
    const concerned = [field.name, ...Object.keys(field.when ?? {})]
    if (!creating && !concerned.some((name) => changed.has(name))) continue
    const many = kinds[field.kind].members
    if (many && !creating && !(field.name in members)) continue
    const value = many ? members[field.name] : values[field.name]
    const absent = field.translatable ? lacksSource(value) : isEmpty(value)
    if (absent) problems[pointer] = { key: 'field.required' }
  }
  return problems
}

/** A translatable field needs a text that others can be translated from. */
const lacksSource = (value: unknown): boolean => {
  const texts = byLanguage(value)
  return languageCodes.every((language) => isEmpty(texts[language]))
}
