import type { MessageKey, MessageValues } from './messages/messages.ts'

/** The one table of refusals: each code with its HTTP status. */
export const problems = {
  validation: 400,
  malformed: 400,
  no_file: 400,
  image_type: 400,
  image_broken: 400,
  image_too_large: 413,
  unauthenticated: 401,
  invalid_credentials: 401,
  code_invalid: 400,
  invitation_invalid: 400,
  bot_check_failed: 403,
  forbidden: 403,
  profile_read_only: 403,
  own_account: 409,
  own_email: 409,
  not_found: 404,
  no_route: 404,
  method_not_allowed: 405,
  stale: 409,
  in_use: 409,
  duplicate: 409,
  action_not_allowed: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  generic: 500,
  unavailable: 503,
} as const satisfies { [code: string]: number }

export type ProblemCode = keyof typeof problems &
  (MessageKey extends `error.${infer C}` ? C : string)

/** Why one field was refused: a message key and its values; the label of the field is added later. */
export type FieldProblem = { readonly key: MessageKey; readonly values?: MessageValues }

/** An expected refusal, as a value: thrown only at the edge of a request. */
export type Problem = {
  readonly code: ProblemCode
  readonly values?: MessageValues
  /** JSON pointer → reason */
  readonly fields?: Readonly<Record<string, FieldProblem>>
  /** further facts for the caller, such as the current row of a conflict */
  readonly details?: Readonly<Record<string, unknown>>
}

export class Refusal extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.code)
    this.name = 'Refusal'
    this.problem = problem
  }
}

export const refuse = (code: ProblemCode, rest: Omit<Problem, 'code'> = {}): Refusal =>
  new Refusal({ code, ...rest })
