import type { operations } from '#openapi/types.gen.ts'
import type { Query } from './queryString.ts'

export type Input = Readonly<Record<string, unknown>>

/**
 * An operation that the contract has for every resource: which one is said when it is called, and
 * its fields are known at run time only.
 */
type ForAnyResource<
  Operation extends Described,
  Content = never,
  Resource extends string = 'resource',
> = {
  readonly parameters: {
    readonly query?: Query
    readonly header?: Operation['parameters']['header']
    readonly path: Readonly<Record<Resource, string>> & GivenPath<Operation['parameters']['path']>
  }
  readonly requestBody?: [Content] extends [never] ? never : { readonly content: Content }
  readonly responses: Operation['responses']
}

type Described = {
  readonly parameters: { readonly header?: unknown; readonly path?: unknown }
  readonly responses: unknown
}
type GivenPath<Path> = Path extends object ? Path : unknown

/** The same on any path that has a further part, such as the verb of an action. */
type WithPart<Operation extends Described, Part extends string> = Omit<Operation, 'parameters'> & {
  readonly parameters: Omit<Operation['parameters'], 'path'> & {
    readonly path: GivenPath<Operation['parameters']['path']> & Readonly<Record<Part, string>>
  }
}

type Json<Body> = { readonly 'application/json': Body }
type Selection = { readonly ids?: readonly string[]; readonly expected?: number }

/**
 * The paths that every resource has, for calls that learn at run time of which one. One resource
 * stands for all of them in the contract, because all come from the same routes.
 */
export type ResourcePaths = {
  '/api/marketplace/{resource}': {
    get: ForAnyResource<operations['listTags']>
    post: ForAnyResource<operations['createTags'], Json<Input>>
  }
  '/api/marketplace/{singleton}': {
    get: ForAnyResource<operations['readOnlySettings'], never, 'singleton'>
  }
  '/api/marketplace/{resource}/{id}': {
    get: ForAnyResource<operations['readTags']>
    patch: ForAnyResource<operations['updateTags'], Json<Input>>
    delete: ForAnyResource<operations['deleteTags']>
  }
  '/api/marketplace/{resource}/{id}/references': {
    get: ForAnyResource<operations['referencesTags']>
  }
  '/api/marketplace/{resource}/{id}/history': { get: ForAnyResource<operations['historyTags']> }
  '/api/marketplace/{resource}/{id}/{members}': {
    get: ForAnyResource<WithPart<operations['listproductsOfProductGroups'], 'members'>>
  }
  '/api/marketplace/{resource}/{id}/{verb}': {
    post: ForAnyResource<WithPart<operations['acceptOrders'], 'verb'>, Json<Input>>
  }
  '/api/marketplace/{resource}/{id}/{opening}': {
    post: ForAnyResource<WithPart<operations['invoiceOrders'], 'opening'>>
  }
  '/api/marketplace/{resource}/{id}/{verb}/estimate': {
    post: ForAnyResource<WithPart<operations['refundEstimateOrders'], 'verb'>, Json<Input>>
  }
  '/api/marketplace/{resource}/export': { get: ForAnyResource<operations['exportTags']> }
  '/api/marketplace/{resource}/bulk/{verb}': {
    post: ForAnyResource<
      WithPart<operations['deleteManyTags'], 'verb'>,
      Json<Selection & { readonly input?: Input }>
    >
  }
  '/api/marketplace/{resource}/imports': {
    post: ForAnyResource<operations['importTags'], { readonly 'text/csv': Blob }>
  }
  '/api/marketplace/{resource}/imports/{id}': {
    get: ForAnyResource<operations['readImportOfTags']>
    delete: ForAnyResource<operations['dropImportOfTags']>
  }
  '/api/marketplace/{resource}/imports/{id}/run': {
    post: ForAnyResource<operations['runImportOfTags']>
  }
}
