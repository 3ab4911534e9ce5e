import { ApiError } from './apiError.ts'

type CallOutcome<T> = { readonly data?: T; readonly error?: unknown; readonly response: Response }

/** What a call of the client yields; refusals and a network that is away are thrown as ApiError. */
export async function unwrapResponse<T>(call: Promise<CallOutcome<T>>): Promise<T | undefined> {
  const result = await call.catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new ApiError(0, undefined)
  })
  if (!result.response.ok) throw new ApiError(result.response.status, result.error)
  return result.data
}

/** The same where an answer without a body would be a fault of the server. */
export async function unwrapBody<T>(call: Promise<CallOutcome<T>>): Promise<T> {
  const data = await unwrapResponse(call)
  if (data === undefined) throw new ApiError(0, undefined)
  return data
}
