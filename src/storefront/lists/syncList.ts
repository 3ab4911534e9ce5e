import { unwrapBody } from '#api/unwrapResponse.ts'
import type { ApiClient } from '#api/client.ts'
import { isPermanentError } from '#api/isPermanentError.ts'
import type { paths } from '#openapi/types.gen.ts'
import type { Items, ListState, PersistentList } from './persistentList.ts'

/** Lists that are also stored in the account. */
export type SyncedListName = 'cart' | 'wishlist'

type AccountItems = readonly { readonly product: string; readonly quantity: number }[]

/** The account's calls for one list. */
export type ListApi = {
  read(): Promise<AccountItems>
  change(items: AccountItems): Promise<AccountItems>
  join(list: string, items: AccountItems): Promise<AccountItems>
}

const listPaths = {
  cart: {
    path: '/api/marketplace-customer/cart',
    joinPath: '/api/marketplace-customer/cart/join',
  },
  wishlist: {
    path: '/api/marketplace-customer/wishlist',
    joinPath: '/api/marketplace-customer/wishlist/join',
  },
} as const satisfies Record<SyncedListName, Record<string, keyof paths>>

export function createListApi(client: ApiClient, name: SyncedListName): ListApi {
  const { path, joinPath } = listPaths[name]
  const itemsOf = async (call: Promise<{ data: { items: AccountItems } }>): Promise<AccountItems> =>
    (await call).data.items
  return {
    read: () => itemsOf(unwrapBody(client.GET(path))),
    change: (items) => itemsOf(unwrapBody(client.PATCH(path, { body: { items: [...items] } }))),
    join: (list, items) =>
      itemsOf(unwrapBody(client.POST(joinPath, { body: { list, items: [...items] } }))),
  }
}

type SyncOptions = { readonly newId: () => string; readonly isCancelled: () => boolean }

/**
 * Sends local changes to the account and takes over its current state. Rejects while the account
 * cannot be reached.
 */
export async function syncList(
  list: PersistentList,
  api: ListApi,
  owner: string,
  options: SyncOptions,
): Promise<void> {
  const previous = list.read()
  if (previous.owner === undefined) return join(list, api, owner, options)
  // Changes to another user's list are not sent to this account.
  const isOtherOwner = previous.owner !== owner
  const unsent = isOtherOwner ? [] : (previous.unsent ?? [])
  const answer = await callOrRead(api, () =>
    sendChanges(api, toAccountItems(unsent, previous.items)),
  )
  if (options.isCancelled()) return
  const { newId } = options
  list.replace(mergeState(list.read(), previous, answer, { isOtherOwner, owner, newId }))
}

/**
 * Adds a guest's list to the account's list. If the response to an earlier attempt was lost, the
 * same items are sent again, so that they are added only once. Later local changes follow as
 * differences.
 */
async function join(
  list: PersistentList,
  api: ListApi,
  owner: string,
  { newId, isCancelled }: SyncOptions,
): Promise<void> {
  const { id, items, joining } = list.read()
  const sent = joining?.[owner] ?? items
  const productIds = Object.keys(sent)
  if (productIds.length) list.replace({ ...list.read(), joining: { ...joining, [owner]: sent } })
  const answer = await callOrRead(api, async () =>
    productIds.length ? api.join(id, toAccountItems(productIds, sent)) : undefined,
  )
  const current = list.read()
  // Another tab may have joined it in the meantime.
  if (isCancelled() || current.owner !== undefined) return
  // A joined list belongs to the account, so its id is replaced and never joined again.
  list.replace({ id: newId(), items: toItems(answer), owner, unsent: [] })
  for (const product of new Set([...Object.keys(current.items), ...productIds])) {
    const difference = (current.items[product]?.quantity ?? 0) - (sent[product]?.quantity ?? 0)
    if (difference) list.add(product, difference)
  }
}

/** The maximum number of changes that the server accepts per call. */
const batchSize = 100

async function sendChanges(api: ListApi, changes: AccountItems): Promise<AccountItems | undefined> {
  let answer: AccountItems | undefined
  for (let offset = 0; offset < changes.length; offset += batchSize)
    answer = await api.change(changes.slice(offset, offset + batchSize))
  return answer
}

/** Sends the changes, or reads the list if there are none or the server refuses them. */
async function callOrRead(
  api: ListApi,
  send: () => Promise<AccountItems | undefined>,
): Promise<AccountItems> {
  const answer = await send().catch((error: unknown) => {
    if (!isPermanentError(error)) throw error
  })
  return answer ?? api.read()
}

const toAccountItems = (ids: readonly string[], items: Items): AccountItems =>
  ids.map((product) => ({ product, quantity: items[product]?.quantity ?? 0 }))

const toItems = (answer: AccountItems): Items =>
  Object.fromEntries(
    answer.map(({ product, quantity }) => [product, { id: product, quantity }] as const),
  )

type MergeOptions = {
  readonly isOtherOwner: boolean
  readonly owner: string
  readonly newId: () => string
}

/** Local changes made during the request override the account's state. */
function mergeState(
  current: ListState,
  previous: ListState,
  answer: AccountItems,
  { isOtherOwner, owner, newId }: MergeOptions,
): ListState {
  const changed = [
    ...new Set([...Object.keys(current.items), ...Object.keys(previous.items)]),
  ].filter((id) => current.items[id]?.quantity !== previous.items[id]?.quantity)
  const ours = changed.flatMap((id) => {
    const item = current.items[id]
    return item ? [[id, item] as const] : []
  })
  const theirs = Object.entries(toItems(answer)).filter(([id]) => !changed.includes(id))
  const items: Items = Object.fromEntries([...theirs, ...ours])
  // If nothing of the list is left, it may have been ordered elsewhere and needs a new id.
  const isEmptied = !Object.keys(previous.items).some((id) => items[id])
  const needsNewId = isOtherOwner || (isEmptied && current.id === previous.id)
  return { id: needsNewId ? newId() : current.id, items, owner, unsent: changed }
}
