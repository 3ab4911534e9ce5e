import type { MessageKey, MessageValues } from './messages/messages.ts'

/** All problem codes with their HTTP status. */
export const problems = {
  validation: 400,
  malformed: 400,
  no_file: 400,
  file_type: 400,
  pdf_broken: 400,
  pdf_too_large: 413,
  image_type: 400,
  image_broken: 400,
  image_too_large: 413,
  unauthenticated: 401,
  invalid_credentials: 401,
  code_invalid: 400,
  code_guesses_spent: 400,
  reset_link_invalid: 400,
  invitation_invalid: 400,
  request_link_invalid: 403,
  bot_check_failed: 403,
  second_factor_required: 403,
  second_factor_enrol: 403,
  second_factor_invalid: 400,
  second_factor_expired: 409,
  second_factor_unreadable: 409,
  second_factor_demanded: 409,
  own_factors: 409,
  no_factors: 409,
  passkey_invalid: 400,
  passkey_known: 409,
  passkey_host: 409,
  confirmation_needed: 403,
  forbidden: 403,
  cross_site: 403,
  profile_read_only: 403,
  own_account: 409,
  own_approval: 409,
  approval_dependent: 409,
  approval_needed: 409,
  approval_requested: 409,
  refund_waits: 409,
  refund_first: 409,
  own_email: 409,
  not_found: 404,
  no_route: 404,
  method_not_allowed: 405,
  host_unknown: 421,
  brand_unknown: 409,
  stale: 409,
  in_use: 409,
  stock_left: 409,
  duplicate: 409,
  action_not_allowed: 409,
  action_not_now: 409,
  out_of_stock: 409,
  not_enough_stock: 409,
  stock_promised: 409,
  inventory_stale: 409,
  not_for_sale: 409,
  purchase_barrier: 403,
  cart_changed: 409,
  cart_empty: 400,
  cart_ended: 409,
  cart_ordered: 409,
  no_delivery: 409,
  address_needed: 400,
  discount_invalid: 400,
  gift_card_invalid: 400,
  too_many_unpaid: 409,
  unpaid_stock: 409,
  cancel_paid: 409,
  cancel_under_review: 409,
  cancel_waits: 503,
  payment_unavailable: 503,
  payment_not_possible: 409,
  idempotency_key_reused: 422,
  idempotency_key_needed: 400,
  order_moved: 409,
  order_unpaid: 409,
  quantities_differ: 409,
  packed_too_many: 409,
  digital_only: 409,
  refund_too_large: 409,
  refund_too_many: 409,
  returned_too_many: 409,
  no_invoice_yet: 409,
  licence_moved: 409,
  licence_revoked: 409,
  licence_pool_expired: 409,
  licence_not_active: 409,
  licence_after_pool: 409,
  licence_beyond_pool: 409,
  licence_below_used: 409,
  licence_used_beyond: 409,
  licence_foreign_tenant: 409,
  licence_perpetual: 409,
  licence_renewed: 409,
  subscription_moved: 409,
  request_moved: 409,
  quote_changed: 409,
  quote_expired: 409,
  webhook_refused: 400,
  list_changed: 409,
  only_similar: 409,
  bulk_too_many: 400,
  bulk_refused: 409,
  import_empty: 400,
  import_encoding: 400,
  import_unreadable: 400,
  import_columns: 400,
  import_ragged: 400,
  import_too_long: 400,
  payload_too_large: 413,
  request_timeout: 408,
  unsupported_media_type: 415,
  too_many_requests: 429,
  uploads_spent: 429,
  generic: 500,
  unavailable: 503,
} as const satisfies { [code: string]: number }

export type ProblemCode = keyof typeof problems &
  (MessageKey extends `error.${infer C}` ? C : string)

/**
 * Why one field was refused: a message key and its values; the label of the field is added later.
 */
export type FieldProblem = { readonly key: MessageKey; readonly values?: MessageValues }

/** An expected failure, as a value; it is only thrown at the edge of a request. */
export type Problem = {
  readonly code: ProblemCode
  readonly values?: MessageValues
  /** JSON pointer → reason */
  readonly fields?: Readonly<Record<string, FieldProblem>>
  /** further data for the caller, such as the current row of a conflict */
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

/** The problem of one field, named by its JSON pointer. */
export const fieldProblem = (
  pointer: string,
  key: MessageKey,
  values?: MessageValues,
): Problem => ({ code: 'validation', fields: { [pointer]: { key, ...(values && { values }) } } })

export const refuseField = (...problem: Parameters<typeof fieldProblem>): Refusal =>
  new Refusal(fieldProblem(...problem))
