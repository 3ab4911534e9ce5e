import { randomBytes } from 'node:crypto'

export type StripeObject = {
  readonly id: string
  readonly object: string
  [field: string]: unknown
}

export class StripeError extends Error {
  readonly status: number
  readonly error: Readonly<Record<string, unknown>>

  constructor(status: number, error: Readonly<Record<string, unknown>>) {
    super(String(error['message']))
    this.status = status
    this.error = error
  }
}

export const invalidRequest = (message: string, code?: string): StripeError =>
  new StripeError(400, { type: 'invalid_request_error', message, ...(code ? { code } : {}) })

export type Store = ReturnType<typeof createStore>

export function createStore() {
  const objects = new Map<string, StripeObject>()

  const find = (id: unknown): StripeObject => {
    const thing = typeof id === 'string' ? objects.get(id) : undefined
    if (thing) return thing
    throw new StripeError(404, {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: `No such object: '${String(id)}'`,
    })
  }

  /** Returns a copy with the requested paths expanded from ids to objects. */
  const expandPaths = (source: StripeObject, paths: readonly string[]): StripeObject => {
    const copy: StripeObject = { ...source }
    const heads = new Set(paths.map((path) => path.split('.')[0] ?? ''))
    for (const head of heads) {
      const inner = paths
        .filter((path) => path.startsWith(`${head}.`))
        .map((path) => path.slice(head.length + 1))
      const id = source[head]
      if (typeof id === 'string') copy[head] = expandPaths(find(id), inner)
    }
    return copy
  }

  return {
    find,
    present: expandPaths,
    add(prefix: string, object: string, fields: Readonly<Record<string, unknown>>): StripeObject {
      const id = `${prefix}_${randomBytes(12).toString('hex')}`
      const thing = { id, object, created: Math.floor(Date.now() / 1000), ...fields }
      objects.set(id, thing)
      return thing
    },
    list: (object: string): StripeObject[] =>
      [...objects.values()].filter((thing) => thing.object === object).reverse(),
  }
}
