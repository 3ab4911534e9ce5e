import type { Input } from '#api/resourcePaths.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import type { Field } from '#resource/resource.ts'
import { unparsedMessageKey } from '../../../kinds/parseNumberInput.ts'
import { isBlank } from '../../form/blankValues.ts'

/**
 * Returns the body of an update of one field, or undefined if the value is required or unparsed.
 */
export function fieldPayload(field: Field, value: unknown): Input | undefined {
  const { name, kind, required } = field
  if (unparsedMessageKey(field, value)) return undefined
  if (!isBlank(value)) return { [name]: value }
  if (required) return undefined
  return { [name]: Array.isArray(value) || kinds[kind].members ? [] : null }
}
