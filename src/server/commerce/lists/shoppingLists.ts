import type { Feature } from '#resource/declaration.ts'
import { listOrEmpty, isRecord } from '#resource/kinds/kind.ts'
import {
  runQuery,
  runSql,
  withTransaction,
  type Database,
} from '#server/platform/database/database.ts'
import { settleAll } from '#server/platform/settleAll.ts'

export type ListItem = { readonly product: string; readonly quantity: number }
export type ListName = 'cart' | 'wishlist'

/** `maxQuantity`: per product; `maxItems`: different products. */
export const listLimits: Readonly<Record<ListName, { maxQuantity: number; maxItems: number }>> = {
  cart: { maxQuantity: 100_000, maxItems: 100 },
  wishlist: { maxQuantity: 1, maxItems: 100 },
}

/** The number of joined guest lists to remember; a browser only repeats its last one. */
const maxJoinedLists = 20

export const listFeatures: Readonly<Record<ListName, Feature | undefined>> = {
  cart: 'cart',
  wishlist: undefined,
}

export const listNames = ['cart', 'wishlist'] as const satisfies readonly ListName[]

export type ListOwner = {
  readonly account: string
  readonly brand: string
  readonly name: ListName
}

export async function readList(
  db: Database,
  { account, brand, name }: ListOwner,
): Promise<ListItem[]> {
  const row = await db
    .selectFrom('shopping_lists')
    .select('items')
    .where('account_id', '=', account)
    .where('brand', '=', brand)
    .where('name', '=', name)
    .executeTakeFirst()
  return readItems(row?.items)
}

/** Sets the quantity of each product; 0 removes it. */
export const setItems = (db: Database, owner: ListOwner, changes: readonly ListItem[]) =>
  changeList(db, owner, (items) => limitItems(owner.name, applyChanges(items, changes)))

/**
 * Adds a guest's list to the account's list. Each guest list is joined only once, however often it
 * is sent.
 */
export const joinList = (
  db: Database,
  owner: ListOwner,
  id: string,
  guestItems: readonly ListItem[],
) =>
  changeList(db, owner, (items, joined) => {
    if (joined.includes(id)) return items
    const summedItems = guestItems.map(({ product, quantity }) => ({
      product,
      quantity: quantity + (items.find((each) => each.product === product)?.quantity ?? 0),
    }))
    joined.unshift(id)
    return limitItems(owner.name, applyChanges(items, summedItems))
  })

/** Removes the ordered quantities from the cart, with lowercase ids; anything added since stays. */
export const removeOrdered = (
  db: Database,
  { account, brand }: Omit<ListOwner, 'name'>,
  ordered: readonly ListItem[],
) =>
  runSql(
    db,
    `update shopping_lists set items = (
       select coalesce(jsonb_agg(jsonb_build_object('product', item->>'product', 'quantity', remaining) order by place), '[]')
       from (select item, place, (item->>'quantity')::int - coalesce(ordered.quantity, 0) as remaining
         from jsonb_array_elements(items) with ordinality as listed(item, place)
         left join unnest($3::text[], $4::int[]) as ordered(product, quantity) on ordered.product = lower(item->>'product')) counted
       where remaining > 0)
     where account_id = $1 and brand = $2 and name = 'cart'`,
    [
      account,
      brand,
      ordered.map(({ product }) => product),
      ordered.map(({ quantity }) => quantity),
    ],
  )

/** Existing items keep their position. */
function applyChanges(items: readonly ListItem[], changes: readonly ListItem[]): ListItem[] {
  const merged = new Map(items.map((each) => [each.product, each]))
  for (const each of changes) merged.set(each.product, each)
  return [...merged.values()].filter(({ quantity }) => quantity > 0)
}

function limitItems(name: ListName, items: readonly ListItem[]): ListItem[] {
  const { maxItems, maxQuantity } = listLimits[name]
  return items
    .slice(0, maxItems)
    .map(({ product, quantity }) => ({ product, quantity: Math.min(quantity, maxQuantity) }))
}

type ListChange = (items: ListItem[], joined: string[]) => ListItem[]

/** Changes from several devices of one account are serialized. */
const changeList = (
  db: Database,
  { account, brand, name }: ListOwner,
  work: ListChange,
): Promise<ListItem[]> =>
  withTransaction(db, async (inner) => {
    const [, { rows }] = await settleAll([
      runQuery(
        inner,
        inner
          .insertInto('shopping_lists')
          .values({ account_id: account, brand, name })
          .onConflict((oc) => oc.doNothing()),
      ),
      runQuery(
        inner,
        inner
          .selectFrom('shopping_lists')
          .select(['items', 'joined'])
          .where('account_id', '=', account)
          .where('brand', '=', brand)
          .where('name', '=', name)
          .forUpdate(),
      ),
    ])
    const [row] = rows
    const joined = row?.joined ?? []
    const items = work(readItems(row?.items), joined)
    await inner
      .updateTable('shopping_lists')
      .set({ items: JSON.stringify(items), joined: joined.slice(0, maxJoinedLists) })
      .where('account_id', '=', account)
      .where('brand', '=', brand)
      .where('name', '=', name)
      .execute()
    return items
  })

const readItems = (stored: unknown): ListItem[] =>
  listOrEmpty(stored).flatMap((each) =>
    isRecord(each) ? [{ product: String(each.product), quantity: Number(each.quantity) }] : [],
  )
