import { messageOf } from '#api/apiError.ts'
import { useText } from './useText.ts'

/** What to say of any failure: the server's words, else ours. */
export function useFailureText(): (error: unknown) => string {
  const t = useText()
  return (error) => messageOf(error, t('error.generic'))
}
