import { answered } from '#api/answer.ts'
import type { ApiClient } from '#api/client.ts'
import { isFinal } from '#api/isFinal.ts'
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

type Meeting = { readonly newId: () => string; readonly isOver: () => boolean }

/** Tells the account what changed here, and takes over what it has by now. Rejects while it cannot be reached. */
export async function exchange(
  list: KeptList,
  api: ListApi,
  owner: string,
  meeting: Meeting,
): Promise<void> {
  const before = list.read()
  if (before.owner === undefined) return join(list, api, owner, meeting)
  // A list of somebody else is left with them.
  const isTheirs = before.owner !== owner
  const unsent = isTheirs ? [] : (before.unsent ?? [])
  const answer = await orRead(api, () => tell(api, said(unsent, before.items)))
  if (meeting.isOver()) return
  const { newId } = meeting
  list.accept(merged(list.read(), before, answer, { isTheirs, owner, newId }))
}

/**
 * A guest's list is added to the account's. The account may have done so though its answer was lost: asked
 * again it is sent the same, and what changed here since then comes after, as a difference.
 */
async function join(
  list: KeptList,
  api: ListApi,
  owner: string,
  { newId, isOver }: Meeting,
): Promise<void> {
  const { id, items, joining } = list.read()
  const sent = joining?.[owner] ?? items
  const held = Object.keys(sent)
  if (held.length) list.accept({ ...list.read(), joining: { ...joining, [owner]: sent } })
  const answer = await orRead(api, async () =>
    held.length ? api.join(id, said(held, sent)) : undefined,
  )
  const now = list.read()
  // Another tab may have brought it to its account meanwhile.
  if (isOver() || now.owner !== undefined) return
  // What joined an account is that account's: a guest's list of that id is never joined again.
  list.accept({ id: newId(), items: itemsIn(answer), owner, unsent: [] })
  for (const product of new Set([...Object.keys(now.items), ...held])) {
    const more = (now.items[product]?.quantity ?? 0) - (sent[product]?.quantity ?? 0)
    if (more) list.add(product, more)
  }
}

/** So many changes are told at once, the most that an account listens to. */
const atOnce = 100

async function tell(api: ListApi, changes: Said): Promise<Said | undefined> {
  let answer: Said | undefined
  for (let at = 0; at < changes.length; at += atOnce)
    answer = await api.change(changes.slice(at, at + atOnce))
  return answer
}

/** What the account has where there was nothing to tell it, or where it will not hear of it. */
async function orRead(api: ListApi, tellIt: () => Promise<Said | undefined>): Promise<Said> {
  const answer = await tellIt().catch((error: unknown) => {
    if (!isFinal(error)) throw error
  })
  return answer ?? api.read()
}

const said = (ids: readonly string[], items: Items): Said =>
  ids.map((product) => ({ product, quantity: items[product]?.quantity ?? 0 }))

const itemsIn = (answer: Said): Items =>
  Object.fromEntries(
    answer.map(({ product, quantity }) => [product, { id: product, quantity }] as const),
  )

type Whose = {
  readonly isTheirs: boolean
  readonly owner: string
  readonly newId: () => string
}

/** What was changed here while the account was asked stays as it is here. */
function merged(now: Kept, before: Kept, answer: Said, { isTheirs, owner, newId }: Whose): Kept {
  const changed = [...new Set([...Object.keys(now.items), ...Object.keys(before.items)])].filter(
    (id) => now.items[id]?.quantity !== before.items[id]?.quantity,
  )
  const ours = changed.flatMap((id) => {
    const item = now.items[id]
    return item ? [[id, item] as const] : []
  })
  const theirs = Object.entries(itemsIn(answer)).filter(([id]) => !changed.includes(id))
  const items: Items = Object.fromEntries([...theirs, ...ours])
  // Where nothing is left of it, it became an order elsewhere, or might have.
  const isOver = !Object.keys(before.items).some((id) => items[id])
  const isAnother = isTheirs || (isOver && now.id === before.id)
  return { id: isAnother ? newId() : now.id, items, owner, unsent: changed }
}
