import type { Input } from '#api/records.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import type { Field } from '#resource/resource.ts'
import { unparsedMessageKey } from '../../../kinds/parseNumberInput.ts'
import { isBlank } from '../../form/blankValues.ts'

/** The change of one field, as a write takes it; undefined: it may not be empty, or is no figure. */
export function fieldPayload(field: Field, value: unknown): Input | undefined {
  const { name, kind, required } = field
  if (unparsedMessageKey(field, value)) return undefined
  if (!isBlank(value)) return { [name]: value }
  if (required) return undefined
  return { [name]: Array.isArray(value) || kinds[kind].members ? [] : null }
}
