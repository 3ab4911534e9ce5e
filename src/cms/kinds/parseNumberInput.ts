import type { Language } from '#domain/locale.ts'
import type { MessageKey } from '#domain/messages/messages.ts'
import { parseNumber } from '#domain/parseNumber.ts'
import type { FieldInfo } from './kindComponents.ts'
import { isTimestamp } from './localTime.ts'

/** Returns the number, or the typed text itself if it is none, so that no input is lost. */
export const parseNumberInput = (typed: string, language: Language): number | string | undefined =>
  typed.trim() ? (parseNumber(typed, language) ?? typed) : undefined

/**
 * Returns the message for a text in a number, amount or date field, where it stands for unparsed
 * input.
 */
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
