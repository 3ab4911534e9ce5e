import type { Language } from '#domain/locale.ts'
import type { MessageKey } from '#domain/messages/messages.ts'
import { parseNumber } from '#domain/parseNumber.ts'
import type { FieldInfo } from './kindComponents.ts'
import { isTimestamp } from './localTime.ts'

/** A figure as its field keeps it: what cannot be read stays the text that it is, so that nothing is lost or erased. */
export const parseNumberInput = (typed: string, language: Language): number | string | undefined =>
  typed.trim() ? (parseNumber(typed, language) ?? typed) : undefined

/** What is to be said of a text that was typed for a figure or a moment: as a value it stands for what could not be read. */
export function unparsedMessageKey(
  { kind, property }: Pick<FieldInfo, 'kind' | 'property'>,
  value: unknown,
): MessageKey | undefined {
  if (typeof value !== 'string' || value === '') return undefined
  if (kind === 'money') return 'field.amount'
  if (kind === 'date') return isTimestamp(value) ? undefined : 'field.day'
  if (kind !== 'number') return undefined
  return property.type === 'integer' ? 'field.type.integer' : 'field.type.number'
}
