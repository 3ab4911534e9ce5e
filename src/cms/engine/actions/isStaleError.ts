import { ApiError } from '#api/apiError.ts'

/** Returns whether the server refused an outdated version; all those error codes end in `stale`. */
export const isStaleError = (error: unknown): boolean =>
  error instanceof ApiError && /(^|_)stale$/.test(error.code)
