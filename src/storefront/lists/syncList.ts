import { answered } from '#api/answer.ts'
import type { ApiClient } from '#api/client.ts'
import type { Items, Kept, KeptList } from './keptList.ts'

/** The lists that an account has as well. */
export type SharedName = 'cart' | 'wishlist'

type Said = readonly { readonly product: string; readonly quantity: number }[]

/** What the account is asked for one list. */
export type ListApi = {
  read(): Promise<Said>
  change(items: Said): Promise<Said>
  join(list: string, items: Said): Promise<Said>
}

export function listApi(client: ApiClient, name: SharedName): ListApi {
  const at = `/api/marketplace-customer/${name}` as const
  const itemsOf = async (call: Promise<{ data: { items: Said } }>): Promise<Said> =>
    (await call).data.items
  return {
    read: () => itemsOf(answered(client.GET(at))),
    change: (items) => itemsOf(answered(client.PATCH(at, { body: { items: [...items] } }))),
    join: (list, items) =>
      itemsOf(answered(client.POST(`${at}/join`, { body: { list, items: [...items] } }))),
  }
}

/** Tells the account what changed here, and takes over what it has by now. Rejects while it cannot be reached. */
export async function exchange(
  list: KeptList,
  api: ListApi,
  owner: string,
  { newId, isOver }: { newId: () => string; isOver: () => boolean },
): Promise<void> {
  const before = list.read()
  // A list of somebody else is left with them.
  const isTheirs = before.owner !== undefined && before.owner !== owner
  const isGuest = before.owner === undefined
  const unsent = before.unsent ?? []
  const said = (ids: readonly string[]): Said =>
    ids.map((product) => ({ product, quantity: before.items[product]?.quantity ?? 0 }))
  const held = Object.keys(before.items)
  const answer =
    isGuest && held.length > 0
      ? await api.join(before.id, said(held))
      : !isGuest && !isTheirs && unsent.length > 0
        ? await api.change(said(unsent))
        : await api.read()
  if (isOver()) return
  const id = before.owner === owner ? before.id : newId()
  list.accept(merged(list.read(), before, answer, { id, owner }))
}

/** What joined an account is that account's: a guest's list of that id is never joined again. */
type Whose = { readonly id: string; readonly owner: string }

/** What was changed here while the account was asked stays as it is here. */
function merged(now: Kept, before: Kept, answer: Said, { id: own, owner }: Whose): Kept {
  const changed = [...new Set([...Object.keys(now.items), ...Object.keys(before.items)])].filter(
    (id) => now.items[id]?.quantity !== before.items[id]?.quantity,
  )
  const theirs = answer.map(
    ({ product, quantity }) => [product, { id: product, quantity }] as const,
  )
  const ours = changed.flatMap((id) => {
    const item = now.items[id]
    return item ? [[id, item] as const] : []
  })
  const items: Items = Object.fromEntries([
    ...theirs.filter(([id]) => !changed.includes(id)),
    ...ours,
  ])
  return { id: own === before.id ? now.id : own, items, owner, unsent: changed }
}
