import { afterAll, beforeAll, expect, it } from 'vitest'
import { missingLevels } from '#server/boot/migrations/levelChanges.ts'
import { readDatabaseStructure } from '#server/platform/database/databaseStructure.ts'
import { runSql } from '#server/platform/database/database.ts'
import { runOrderAction, placeOrder, createProduct, stockLevelOf } from '../../support/commerce.ts'
import { createCustomer } from '../../support/people.ts'
import { openShop, type Shop } from '../../support/shop.ts'
import { describeOnEachDatabase } from '../../support/describeOnEachDatabase.ts'

type Json = Record<string, any>

describeOnEachDatabase('records for staff on %s', (dialect) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(dialect)
  })
  afterAll(() => shop.close())

  const read = async (path: string, call = shop.staff): Promise<Json> =>
    (await call('GET', `/api/marketplace/${path}`)).body.data

  it('count every order of a customer once, and add up those not rejected', async () => {
    const buyer = await createCustomer(shop, 1)
    const { id: product } = await createProduct(shop, { stock: 9, price: 2000 })
    const order = async () =>
      String((await placeOrder(buyer.call, [{ product, quantity: 1 }])).body.data._id)
    await order()
    await runOrderAction(shop, await order(), 'reject', { reason: 'other' })
    const { ordersCount, ordersTotal } = await read(`customers/${buyer.id}`)
    const list = await shop.staff('GET', `/api/marketplace/orders?customer=${buyer.id}`)
    expect([ordersCount, list.body.meta.total, ordersTotal.amount]).toEqual([2, 2, 2000])
    const [listed] = (await read('customers?search=number%201&sort=ordersCount')) as Json[]
    expect([listed?.ordersCount, listed?.ordersTotal.amount]).toEqual([2, 2000])
  })

  it('let authorised staff edit the internal note of an order, with its history', async () => {
    const buyer = await createCustomer(shop, 2)
    const { id: product } = await createProduct(shop, { stock: 9 })
    const placed = (await placeOrder(buyer.call, [{ product, quantity: 1 }])).body.data
    const write = (staffNote: string | undefined, call = shop.staff) =>
      call('POST', `/api/marketplace/orders/${placed._id}/editNote`, { body: { staffNote } })
    expect((await write('Call first')).body.data.staffNote).toBe('Call first')
    expect((await write('Call before noon')).body.data.staffNote).toBe('Call before noon')
    expect((await write(undefined)).body.data.staffNote).toBeNull()
    const stale = await shop.staff('POST', `/api/marketplace/orders/${placed._id}/editNote`, {
      body: { staffNote: 'Late' },
      headers: { 'if-match': '"1"' },
    })
    expect([stale.status, stale.body.error.code]).toEqual([409, 'stale'])
    const history = (await read(`orders/${placed._id}/history`)) as Json[]
    expect(history.filter(({ kind }) => kind === 'changed').map(({ changes }) => changes)).toEqual([
      { staffNote: { from: 'Call before noon', to: null } },
      { staffNote: { from: 'Call first', to: 'Call before noon' } },
      { staffNote: { from: null, to: 'Call first' } },
    ])
    // Staff who may read but not decide orders can neither write the note nor see it.
    const reader = shop.withPermissions('orders:read')
    expect((await write('Mine', reader)).status).toBe(403)
    expect(JSON.stringify(await read(`orders/${placed._id}/history`))).toContain('Call first')
    const seen = await reader('GET', `/api/marketplace/orders/${placed._id}/history`)
    expect(JSON.stringify(seen.body)).not.toContain('Call first')
    const own = await buyer.call('GET', `/api/marketplace-customer/orders/${placed._id}`)
    expect(own.body.data.staffNote).toBeUndefined()
  })

  it('show for a stock level who counted or received what, and why', async () => {
    const { id } = await createProduct(shop, { stock: 5 })
    const [level] = (await read(`inventory?product=${id}`)) as Json[]
    const url = `/api/marketplace/inventory/${level?._id}`
    await shop.staff('POST', `${url}/receive`, { body: { quantity: 4, reason: 'New delivery' } })
    const adjust = (onHand: number, version: number) =>
      shop.staff('POST', `${url}/adjust`, {
        body: { onHand, reason: 'Two broken' },
        headers: { 'if-match': `"${version}"` },
      })
    expect((await adjust(7, level?.version)).body.error.code).toBe('inventory_stale')
    const received = await read(`inventory/${level?._id}`)
    // Five are few as long as the shop sets no other limit.
    expect([level?.level, received.level]).toEqual(['low', 'enough'])
    expect((await adjust(7, received.version)).status).toBe(200)
    const history = (await read(`inventory/${level?._id}/history`)) as Json[]
    expect(history.map(({ message, about }) => [message, about])).toEqual([
      ['Adjusted', '-2 · Two broken'],
      ['Received', '+4 · New delivery'],
      ['Received', '+5'],
    ])
  })

  it('of stock exist for every tracked product, with what an older version counted', async () => {
    const { id } = await createProduct(shop, { stock: 3 })
    const { db } = shop.connection
    await runSql(db, 'delete from stock_movements where product = $1', [id])
    await runSql(db, 'delete from inventory where product = $1', [id])
    await runSql(db, 'alter table products add column stock integer')
    await runSql(db, 'update products set stock = 7 where id = $1', [id])
    const steps = missingLevels(await readDatabaseStructure(shop.connection))
    for (const step of steps) await runSql(db, step)
    await runSql(db, 'alter table products drop column stock')
    expect(await stockLevelOf(shop, id)).toMatchObject({ onHand: 7, available: 7 })
    const { rows } = await runSql(
      db,
      'select kind, on_hand from stock_movements where product = $1',
      [id],
    )
    expect(rows).toEqual([{ kind: 'received', on_hand: 7 }])
  })
})
