import { languageCodes } from '#domain/locale.ts'
import type { FieldProblem } from '#domain/problem.ts'
import { fieldApplies, type Resource } from '#resource/resource.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import type { Row } from '../context.ts'
import { isEmpty, type RecordDraft } from './recordDraft.ts'
import { textsByLanguage } from '../lists/localiseRecord.ts'
import { visibilityProblems, type StoredRecord } from '../visibilityProblems.ts'

/**
 * Returns the problems that the schema alone cannot express: fields required or not allowed
 * depending on others.
 */
export function draftProblems(
  resource: Resource,
  input: Row,
  draft: RecordDraft,
  before: StoredRecord | undefined,
): Record<string, FieldProblem> {
  const { values, members, changed } = draft
  const isNew = before === undefined
  const problems = visibilityProblems(resource, draft, before)
  for (const field of resource.fields) {
    const pointer = `/${field.name}`
    if (!fieldApplies(field, values)) {
      if (!isEmpty(input[field.name])) problems[pointer] = { key: 'field.not_applicable' }
      continue
    }
    if (!field.required) continue
    // A record from before the field was required may still be changed elsewhere.
    const decidingFields = [field.name, ...Object.keys(field.when ?? {})]
    if (!isNew && !decidingFields.some((name) => changed.has(name))) continue
    const hasMembers = kinds[field.kind].members
    if (hasMembers && !isNew && !(field.name in members)) continue
    const value = hasMembers ? members[field.name] : values[field.name]
    const isMissing = field.translatable ? lacksSource(value) : isEmpty(value)
    if (isMissing) problems[pointer] = { key: 'field.required' }
  }
  return problems
}

/** Whether a translatable field has no text in any language to translate from. */
const lacksSource = (value: unknown): boolean => {
  const texts = textsByLanguage(value)
  return languageCodes.every((language) => isEmpty(texts[language]))
}
