import { ApiError } from './apiError.ts'

type CallOutcome<T> = { readonly data?: T; readonly error?: unknown; readonly response: Response }

/** Returns the data of a client call. Throws ApiError on a refusal or a network failure. */
export async function unwrapResponse<T>(call: Promise<CallOutcome<T>>): Promise<T | undefined> {
  const result = await call.catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new ApiError(0, undefined)
  })
  if (!result.response.ok) throw new ApiError(result.response.status, result.error)
  return result.data
}

/** Like `unwrapResponse`, but also throws ApiError if the response has no body. */
export async function unwrapBody<T>(call: Promise<CallOutcome<T>>): Promise<T> {
  const data = await unwrapResponse(call)
  if (data === undefined) throw new ApiError(0, undefined)
  return data
}
