import type { ProblemCode } from '#domain/problem.ts'

/** A service outside that this one depends on cannot be reached, or refuses to do its part. */
export abstract class UpstreamError extends Error {
  /** what the caller is told */
  abstract readonly problemCode: ProblemCode
}
