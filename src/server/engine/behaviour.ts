import type { FastifyPluginAsync, RouteShorthandOptionsWithHandler } from 'fastify'
import type { Language } from '#domain/locale.ts'
import type { Problem, ProblemCode, Refusal } from '#domain/problem.ts'
import type { Derivation } from '#resource/kinds/kind.ts'
import type { Context, Row } from './context.ts'

/** What happens to a record: `before` is absent for a creation, `input` for a deletion. */
export type Change = {
  readonly kind: 'created' | 'changed' | 'deleted'
  readonly id: string
  readonly before: Row | undefined
  readonly input: Row | undefined
}

/** Something that became of a record besides changes of its fields, in the reader's language. */
export type ActivityEntry = {
  readonly id: string
  /** ISO 8601 */
  readonly at: string
  readonly by: { readonly id: string; readonly name: string } | undefined
  readonly message: string
  /** an amount, a reason; or nothing */
  readonly detail: string
}

/** Where a verb leads that is declared to open a page. */
export type ActionTarget = { readonly url: string }

/** In SQL, of `a`: those that go along; and why a record whose others are in the way is not deleted. */
export type CascadeRules = Readonly<
  Record<string, { readonly where: string; readonly problem?: ProblemCode }>
>

/** What a declaration cannot say, attached from outside. Every member runs in the write's transaction. */
export type Behaviour = {
  /** the fields that `prepare`, `guard` and `after` look at; default: all of them */
  readonly watchedFields?: readonly string[]
  /** completes or corrects what was sent, before it is stored */
  readonly prepare?: (input: Row, before: Row | undefined, context: Context) => Row | Promise<Row>
  /** refuses a change that the schema allows */
  readonly guard?: (
    change: Change,
    context: Context,
  ) => Problem | undefined | Promise<Problem | undefined>
  /** by resource: which of those that refer to a record only belong to it, and go when it is deleted */
  readonly cascadeRules?: CascadeRules
  /** takes along what else belongs to a record that is about to be deleted */
  readonly cascadeDelete?: (id: string, context: Context) => Promise<void>
  readonly after?: (change: Change, context: Context) => Promise<void>
  /** what each derived field is */
  readonly derive?: Readonly<Record<string, Derivation>>
  /** the id of the only record of a singleton, where it is not the same in every shop */
  readonly singletonId?: string
  /** what the only record of a singleton begins with */
  readonly initialValues?: (language: Language) => Row
  /** stands in the history of a record, newest first */
  readonly readActivity?: (id: string, context: Context) => Promise<readonly ActivityEntry[]>
  /** completes what a reader gets */
  readonly present?: (record: Row, context: Context) => Row
  /** its actions refuse by themselves, in words of their own, what `from` does not offer */
  readonly checksOwnActions?: true
  readonly actions?: Readonly<
    Record<
      string,
      /**
       * `version`: the one the caller has read, where they said it. A refusal that is returned, not
       * thrown, is said when what the action wrote is committed.
       */
      (
        id: string,
        input: Row,
        context: Context,
        version?: number,
      ) => Promise<void | ActionTarget | Refusal>
    >
  >
  /** what would come of an action, by what was typed so far: of rows, of each in its place. Writes nothing */
  readonly estimates?: Readonly<
    Record<string, (id: string, input: Row, context: Context) => Promise<Row>>
  >
  /** mounted below the resource's own path, for staff and for shoppers */
  readonly routes?: FastifyPluginAsync<BehaviourRouteOptions>
  readonly publicRoutes?: FastifyPluginAsync
}

/** The resource's own list route, for a further address of the same list. */
export type BehaviourRouteOptions = { readonly listRoute: RouteShorthandOptionsWithHandler }

export type Behaviours = Readonly<Record<string, Behaviour>>
