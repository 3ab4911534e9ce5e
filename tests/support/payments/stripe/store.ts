import { randomBytes } from 'node:crypto'

/** Anything Stripe has an id for. */
export type Thing = { readonly id: string; readonly object: string; [field: string]: unknown }

export class StripeFault extends Error {
  readonly status: number
  readonly error: Readonly<Record<string, unknown>>

  constructor(status: number, error: Readonly<Record<string, unknown>>) {
    super(String(error['message']))
    this.status = status
    this.error = error
  }
}

export const invalid = (message: string, code?: string): StripeFault =>
  new StripeFault(400, { type: 'invalid_request_error', message, ...(code ? { code } : {}) })

export type Store = ReturnType<typeof createStore>

/** Everything that was made, by its id, as Stripe would keep it. */
export function createStore() {
  const things = new Map<string, Thing>()

  const find = (id: unknown): Thing => {
    const thing = typeof id === 'string' ? things.get(id) : undefined
    if (thing) return thing
    throw new StripeFault(404, {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: `No such object: '${String(id)}'`,
    })
  }

  /** A copy in which the paths that were asked for are whole things instead of their ids. */
  const present = (thing: Thing, paths: readonly string[]): Thing => {
    const copy: Thing = { ...thing }
    const heads = new Set(paths.map((path) => path.split('.')[0] ?? ''))
    for (const head of heads) {
      const inner = paths
        .filter((path) => path.startsWith(`${head}.`))
        .map((path) => path.slice(head.length + 1))
      const id = thing[head]
      if (typeof id === 'string') copy[head] = present(find(id), inner)
    }
    return copy
  }

  return {
    find,
    present,
    add(prefix: string, object: string, fields: Readonly<Record<string, unknown>>): Thing {
      const id = `${prefix}_${randomBytes(12).toString('hex')}`
      const thing = { id, object, created: Math.floor(Date.now() / 1000), ...fields }
      things.set(id, thing)
      return thing
    },
    list: (object: string): Thing[] =>
      [...things.values()].filter((thing) => thing.object === object).reverse(),
  }
}
