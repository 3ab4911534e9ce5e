import type { ProblemCode } from '#domain/problem.ts'

/** An external service that the server depends on cannot be reached or refuses the request. */
export abstract class UpstreamError extends Error {
  /** the code that the caller receives */
  abstract readonly problemCode: ProblemCode
}
