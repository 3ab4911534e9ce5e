import type { operations, paths } from '#openapi/types.gen.ts'
import type { Query } from './queryString.ts'

export type Input = Readonly<Record<string, unknown>>

/**
 * An operation that the contract has for every resource: which resource it is and which
 * fields it has are known at run time only.
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

/** The names of the declared resources that have lists, which are those that can be exported. */
type ResourceName = NameIn<keyof paths>
type NameIn<Path> = Path extends `/api/marketplace/${infer Name}/export` ? Name : never

/** What each of the resources has at a path below its own. */
type OfResources<
  Method extends 'get' | 'post' | 'patch' | 'delete',
  Below extends string = '',
> = NonNullable<paths[Extract<keyof paths, `/api/marketplace/${ResourceName}${Below}`>][Method]>

/** The same on any path that has a further part, such as the verb of an action. */
type WithPart<Operation extends Described, Part extends string> = Omit<Operation, 'parameters'> & {
  readonly parameters: Omit<Operation['parameters'], 'path'> & {
    readonly path: GivenPath<Operation['parameters']['path']> & Readonly<Record<Part, string>>
  }
}

type Json<Body> = { readonly 'application/json': Body }
type Selection = { readonly ids?: readonly string[]; readonly expected?: number }

/**
 * The paths that every resource has, for calls that learn at run time of which one. Their answers
 * are those of any resource; one action stands for all actions, which come from the same route.
 */
export type ResourcePaths = {
  '/api/marketplace/{resource}': {
    get: ForAnyResource<OfResources<'get'>>
    post: ForAnyResource<OfResources<'post'>, Json<Input>>
  }
  '/api/marketplace/{singleton}': {
    get: ForAnyResource<operations['readOnlySettings'], never, 'singleton'>
  }
  '/api/marketplace/{resource}/{id}': {
    get: ForAnyResource<OfResources<'get', '/{id}'>>
    patch: ForAnyResource<OfResources<'patch', '/{id}'>, Json<Input>>
    delete: ForAnyResource<OfResources<'delete', '/{id}'>>
  }
  '/api/marketplace/{resource}/{id}/references': {
    get: ForAnyResource<OfResources<'get', '/{id}/references'>>
  }
  '/api/marketplace/{resource}/{id}/history': {
    get: ForAnyResource<OfResources<'get', '/{id}/history'>>
  }
  '/api/marketplace/{resource}/{id}/{members}': {
    get: ForAnyResource<WithPart<operations['listProductsOfProductGroups'], 'members'>>
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
  '/api/marketplace/{resource}/export': { get: ForAnyResource<OfResources<'get', '/export'>> }
  '/api/marketplace/{resource}/bulk/{verb}': {
    post: ForAnyResource<
      WithPart<operations['deleteManyTags'], 'verb'>,
      Json<Selection & { readonly input?: Input }>
    >
  }
  '/api/marketplace/{resource}/imports': {
    post: ForAnyResource<OfResources<'post', '/imports'>, { readonly 'text/csv': Blob }>
  }
  '/api/marketplace/{resource}/imports/{id}': {
    get: ForAnyResource<OfResources<'get', '/imports/{id}'>>
    delete: ForAnyResource<OfResources<'delete', '/imports/{id}'>>
  }
  '/api/marketplace/{resource}/imports/{id}/run': {
    post: ForAnyResource<OfResources<'post', '/imports/{id}/run'>>
  }
}
