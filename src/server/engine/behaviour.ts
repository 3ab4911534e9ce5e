import type { FastifyPluginAsync, RouteShorthandOptionsWithHandler } from 'fastify'
import type { Language } from '#domain/locale.ts'
import type { Problem, ProblemCode, Refusal } from '#domain/problem.ts'
import type { Derivation } from '#resource/kinds/kind.ts'
import type { Context, Row } from './context.ts'

/** A change of a record: a creation has no `before`, a deletion no `input`. */
export type Change = {
  readonly kind: 'created' | 'changed' | 'deleted'
  readonly id: string
  readonly before: Row | undefined
  readonly input: Row | undefined
}

/** An entry in the history of a record besides changes of its fields, in the reader's language. */
export type ActivityEntry = {
  readonly id: string
  /** ISO 8601 */
  readonly at: string
  readonly by: { readonly id: string; readonly name: string } | undefined
  readonly message: string
  /** an amount, a reason, or empty */
  readonly detail: string
}

/** The page that an action opens, if it is declared to open one. */
export type ActionTarget = { readonly url: string }

/** By resource: SQL for the records `a` to delete along, and the problem if others prevent it. */
export type CascadeRules = Readonly<
  Record<string, { readonly where: string; readonly problem?: ProblemCode }>
>

/** What a declaration cannot express. Every member runs in the transaction of the write. */
export type Behaviour = {
  /** the fields that `prepare`, `guard` and `after` depend on; default: all of them */
  readonly watchedFields?: readonly string[]
  /**
   * those of them that need the transaction of a write; for the others, `guard` only reads. Default:
   * all of them.
   */
  readonly transactionalFields?: readonly string[]
  /** completes or corrects the input before it is stored; of rows of a file at the same time */
  readonly prepare?: (input: Row, before: Row | undefined, context: Context) => Row | Promise<Row>
  /**
   * returns the problem of a change that the schema allows but this behaviour does not; for rows of
   * a file at the same time
   */
  readonly guard?: (
    change: Change,
    context: Context,
  ) => Problem | undefined | Promise<Problem | undefined>
  /** by resource: which of the referring records belong to a record and are deleted with it */
  readonly cascadeRules?: CascadeRules
  /** the records `a` that may not be deleted although none refers to them, and what needs them */
  readonly deletionBlocker?: { readonly where: string; readonly resource: string }
  /** does what follows from the change; returns undefined if that is nothing */
  readonly after?: (change: Change, context: Context) => Promise<void> | undefined
  /**
   * all that `after` stores, for writes that share a statement, as common table expressions after `asked r`, which
   * has the id, `_actor` and as JSON `_sent` of each, `actors` with the emails, and `written`
   */
  readonly alongside?: {
    /** a new record, or a change of one of these fields, needs it */
    readonly fields: readonly string[]
    readonly sql: (kind: 'created' | 'changed') => string
  }
  readonly derive?: Readonly<Record<string, Derivation>>
  /** the id of a singleton's record, where it differs between shops */
  readonly singletonId?: string
  readonly initialValues?: (language: Language) => Row
  /** returns further entries for the history of a record, newest first */
  readonly readActivity?: (id: string, context: Context) => Promise<readonly ActivityEntry[]>
  /** completes a record before it is returned */
  readonly present?: (record: Row, context: Context) => Row
  /** the actions check `from` themselves, with messages of their own */
  readonly checksOwnActions?: true
  readonly actions?: Readonly<
    Record<
      string,
      /**
       * `version` is the one the caller has read, if sent. A refusal that is returned rather than
       * thrown is sent after the writes of the action are committed.
       */
      (
        id: string,
        input: Row,
        context: Context,
        version?: number,
      ) => Promise<void | ActionTarget | Refusal>
    >
  >
  /** the expected result of an action for the input so far, row by row; writes nothing */
  readonly estimates?: Readonly<
    Record<string, (id: string, input: Row, context: Context) => Promise<Row>>
  >
  /** mounted below the path of the resource, for staff and for shoppers */
  readonly routes?: FastifyPluginAsync<BehaviourRouteOptions>
  readonly publicRoutes?: FastifyPluginAsync
}

/** The list route of the resource, to mount the same list at another path. */
export type BehaviourRouteOptions = { readonly listRoute: RouteShorthandOptionsWithHandler }

export type Behaviours = Readonly<Record<string, Behaviour>>
