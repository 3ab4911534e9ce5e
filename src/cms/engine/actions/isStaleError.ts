import { ApiError } from '#api/apiError.ts'

/** Every refusal of an old version says so in its code. */
export const isStaleError = (error: unknown): boolean =>
  error instanceof ApiError && /(^|_)stale$/.test(error.code)
