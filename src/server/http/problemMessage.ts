import { pickTranslation, languages, type Language, type Translations } from '#domain/locale.ts'
import { formatMessage } from '#domain/messages/messages.ts'
import type { FieldProblem, Problem } from '#domain/problem.ts'
import { labelOf } from '#resource/labels.ts'

type FieldNames = Readonly<Record<string, Translations>>

/** Returns a problem as text: the overall message, and one per invalid field by JSON pointer. */
export function problemMessage(
  { code, values, fields }: Problem,
  language: Language,
  labels: FieldNames,
): { readonly message: string; readonly reasons: Readonly<Record<string, string>> } {
  const reasons = Object.entries(fields ?? {}).map(([pointer, problem]) => [
    pointer,
    fieldMessage(pointer, problem, language, labels),
  ])
  const seconds = values?.seconds
  const wait = seconds === undefined ? {} : { wait: waitText(Number(seconds), language) }
  return {
    message: formatMessage(`error.${code}`, language, { ...values, ...wait }),
    reasons: Object.fromEntries(reasons),
  }
}

export const fieldMessage = (
  pointer: string,
  { key, values }: FieldProblem,
  language: Language,
  labels: FieldNames,
): string =>
  formatMessage(key, language, { field: labelAt(pointer, key, labels, language), ...values })

/** Returns a duration such as 40 seconds or 15 minutes, rounded up so that waiting it suffices. */
function waitText(seconds: number, language: Language): string {
  const [count, unit] = seconds > 90 ? [Math.ceil(seconds / 60), 'minute'] : [seconds, 'second']
  const { tag } = languages[language]
  return new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}

/** Returns the label of the innermost name in a pointer: /faqs/0/question → Question. */
function labelAt(
  pointer: string,
  key: FieldProblem['key'],
  labels: FieldNames,
  language: Language,
): string {
  const [outer = '', ...inner] = pointer.split('/').slice(1)
  const name = inner.findLast((part) => !/^\d+$/.test(part)) ?? outer
  if (name === '') return formatMessage('word.request', language)
  if (key === 'field.unknown') return `"${name}"`
  const label = Object.hasOwn(labels, name) ? labels[name] : undefined
  return pickTranslation(label ?? labelOf(name.replaceAll('~1', '/'), undefined), language)
}
