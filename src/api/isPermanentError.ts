import { ApiError } from './apiError.ts'

/** What says 'later' or 'who are you' though its number says 'no'. */
const transientStatuses = [401, 408, 429]

/** Whether the same asked again would be refused again. */
export const isPermanentError = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  !transientStatuses.includes(error.status)
