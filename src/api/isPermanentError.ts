import { ApiError } from './apiError.ts'

/** Client errors that a retry can resolve: timeout, rate limit, missing authentication. */
const transientStatuses = [401, 408, 429]

/** Returns whether repeating the same request would fail again. */
export const isPermanentError = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  !transientStatuses.includes(error.status)
