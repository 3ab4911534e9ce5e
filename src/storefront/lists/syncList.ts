import { unwrapBody } from '#api/answer.ts'
import type { ApiClient } from '#api/client.ts'
import { isPermanentError } from '#api/isFinal.ts'
import type { Items, ListState, PersistentList } from './keptList.ts'

/** The lists that an account has as well. */
export type SyncedListName = 'cart' | 'wishlist'

type AccountItems = readonly { readonly product: string; readonly quantity: number }[]

/** What the account is asked for one list. */
export type ListApi = {
  read(): Promise<AccountItems>
  change(items: AccountItems): Promise<AccountItems>
  join(list: string, items: AccountItems): Promise<AccountItems>
}

export function createListApi(client: ApiClient, name: SyncedListName): ListApi {
  const at = `/api/marketplace-customer/${name}` as const
  const itemsOf = async (call: Promise<{ data: { items: AccountItems } }>): Promise<AccountItems> =>
    (await call).data.items
  return {
    read: () => itemsOf(unwrapBody(client.GET(at))),
    change: (items) => itemsOf(unwrapBody(client.PATCH(at, { body: { items: [...items] } }))),
    join: (list, items) =>
      itemsOf(unwrapBody(client.POST(`${at}/join`, { body: { list, items: [...items] } }))),
  }
}

type SyncOptions = { readonly newId: () => string; readonly isOver: () => boolean }

/** Tells the account what changed here, and takes over what it has by now. Rejects while it cannot be reached. */
export async function syncList(
  list: PersistentList,
  api: ListApi,
  owner: string,
  options: SyncOptions,
): Promise<void> {
  const before = list.read()
  if (before.owner === undefined) return join(list, api, owner, options)
  // A list of somebody else is left with them.
  const isTheirs = before.owner !== owner
  const unsent = isTheirs ? [] : (before.unsent ?? [])
  const answer = await callOrRead(api, () => sendChanges(api, accountItems(unsent, before.items)))
  if (options.isOver()) return
  const { newId } = options
  list.replace(mergeState(list.read(), before, answer, { isTheirs, owner, newId }))
}

/**
 * A guest's list is added to the account's. The account may have done so though its answer was lost: asked
 * again it is sent the same, and what changed here since then comes after, as a difference.
 */
async function join(
  list: PersistentList,
  api: ListApi,
  owner: string,
  { newId, isOver }: SyncOptions,
): Promise<void> {
  const { id, items, joining } = list.read()
  const sent = joining?.[owner] ?? items
  const productIds = Object.keys(sent)
  if (productIds.length) list.replace({ ...list.read(), joining: { ...joining, [owner]: sent } })
  const answer = await callOrRead(api, async () =>
    productIds.length ? api.join(id, accountItems(productIds, sent)) : undefined,
  )
  const now = list.read()
  // Another tab may have brought it to its account meanwhile.
  if (isOver() || now.owner !== undefined) return
  // What joined an account is that account's: a guest's list of that id is never joined again.
  list.replace({ id: newId(), items: toItems(answer), owner, unsent: [] })
  for (const product of new Set([...Object.keys(now.items), ...productIds])) {
    const more = (now.items[product]?.quantity ?? 0) - (sent[product]?.quantity ?? 0)
    if (more) list.add(product, more)
  }
}

/** So many changes are told at once, the most that an account listens to. */
const batchSize = 100

async function sendChanges(api: ListApi, changes: AccountItems): Promise<AccountItems | undefined> {
  let answer: AccountItems | undefined
  for (let at = 0; at < changes.length; at += batchSize)
    answer = await api.change(changes.slice(at, at + batchSize))
  return answer
}

/** What the account has where there was nothing to tell it, or where it will not hear of it. */
async function callOrRead(
  api: ListApi,
  tellIt: () => Promise<AccountItems | undefined>,
): Promise<AccountItems> {
  const answer = await tellIt().catch((error: unknown) => {
    if (!isPermanentError(error)) throw error
  })
  return answer ?? api.read()
}

const accountItems = (ids: readonly string[], items: Items): AccountItems =>
  ids.map((product) => ({ product, quantity: items[product]?.quantity ?? 0 }))

const toItems = (answer: AccountItems): Items =>
  Object.fromEntries(
    answer.map(({ product, quantity }) => [product, { id: product, quantity }] as const),
  )

type MergeOptions = {
  readonly isTheirs: boolean
  readonly owner: string
  readonly newId: () => string
}

/** What was changed here while the account was asked stays as it is here. */
function mergeState(
  now: ListState,
  before: ListState,
  answer: AccountItems,
  { isTheirs, owner, newId }: MergeOptions,
): ListState {
  const changed = [...new Set([...Object.keys(now.items), ...Object.keys(before.items)])].filter(
    (id) => now.items[id]?.quantity !== before.items[id]?.quantity,
  )
  const ours = changed.flatMap((id) => {
    const item = now.items[id]
    return item ? [[id, item] as const] : []
  })
  const theirs = Object.entries(toItems(answer)).filter(([id]) => !changed.includes(id))
  const items: Items = Object.fromEntries([...theirs, ...ours])
  // Where nothing is left of it, it became an order elsewhere, or might have.
  const isOver = !Object.keys(before.items).some((id) => items[id])
  const isAnother = isTheirs || (isOver && now.id === before.id)
  return { id: isAnother ? newId() : now.id, items, owner, unsent: changed }
}
