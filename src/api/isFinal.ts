import { ApiError } from './apiError.ts'

/** What says 'later' or 'who are you' though its number says 'no'. */
const passing = [401, 408, 429]

/** Whether the same asked again would be refused again. */
export const isFinal = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  !passing.includes(error.status)
