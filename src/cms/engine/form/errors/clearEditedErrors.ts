import type { Input } from '#api/resourcePaths.ts'
import type { MessagesByPointer } from '../../../kinds/pointers.ts'
import { isSameValue } from '../blankValues.ts'

/** Removes the server's messages for fields that were edited since. */
export const clearEditedErrors = (
  messages: MessagesByPointer,
  previous: Input,
  current: Input,
): MessagesByPointer => {
  const remaining = Object.entries(messages).filter(([pointer]) => {
    const name = pointer.split('/')[1] ?? ''
    return isSameValue(previous[name], current[name])
  })
  return remaining.length === Object.keys(messages).length
    ? messages
    : Object.fromEntries(remaining)
}
