import { messageOf } from '#api/apiError.ts'
import { useText } from './useText.ts'

/** Returns a function for the message of an error: that of the server, or a general one. */
export function useFailureText(): (error: unknown) => string {
  const t = useText()
  return (error) => messageOf(error, t('error.generic'))
}
