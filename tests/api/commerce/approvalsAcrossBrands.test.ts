import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brand as marsad } from '#brands/marsad/brand.ts'
import { brand as qantara } from '#brands/qantara/brand.ts'
import { runSql } from '#server/platform/database/database.ts'
import { newId } from '#server/platform/newId.ts'
import { serveBrands, type RequestOptions } from '../../support/brandsServer.ts'

const [home, away = ''] = ['first.example', qantara.hosts[0]]
const usd = (amount: number) => ({ amount, currency: 'USD' })

let shop: Awaited<ReturnType<typeof serveBrands>>
let first: object
let second: object
beforeAll(async () => {
  shop = await serveBrands([marsad, qantara], { PUBLIC_URL: 'https://first.example' })
  first = await shop.tokenOf({})
  second = await shop.tokenOf({})
})
afterAll(() => shop.close())

const ask = (host: string, headers: object, method: string, path: string, body?: unknown) =>
  shop.ask(host, `/api/marketplace/${path}`, { method, headers, body } satisfies RequestOptions)
const settings = (host: string, body?: object) =>
  ask(host, first, body ? 'PATCH' : 'GET', 'settings', body)

async function orderOf(brand: string | null, currency = 'USD'): Promise<string> {
  const id = newId()
  await runSql(
    shop.server.db,
    `insert into orders (id, number, status, payment_status, payment_method, brand, language, email,
       due, due_currency, total, total_currency, paid, refunded, payment_deadline)
     values ($1::uuid, $1::text, 'paid', 'paid', 'transfer', $2, 'en', 'buyer@example.com',
       20000, $3, 20000, $3, 20000, 0, now())`,
    [id, brand, currency],
  )
  return id
}

describe('approval by a second person, where brands share their staff and orders,', () => {
  it('applies at every brand when one of them requires it for administrators', async () => {
    const set = await settings(home, { secondAdmin: true, refundLimit: usd(5000) })
    expect([set.status, set.text]).toEqual([200, expect.any(String)])
    const made = await ask(away, first, 'POST', 'admins', {
      firstName: 'Third',
      lastName: 'Person',
      email: 'third@example.com',
    })
    expect(made.body.data.active).toBe(false)
  })

  it('follows the rules of the selling brand, wherever the refund is requested', async () => {
    const refund = async (order: string, amount: number, currency = 'USD') => {
      const path = `orders/${order}/refund`
      const body = { amount: { amount, currency }, reason: 'Broken' }
      const { status, body: answer } = await ask(away, first, 'POST', path, body)
      return answer.error?.code ?? status
    }
    const mine = await orderOf(marsad.key)
    expect([await refund(mine, 5000), await refund(mine, 1)]).toEqual([200, 'approval_requested'])
    expect(await refund(await orderOf(qantara.key), 20_000)).toBe(200)
    // If the selling brand is unknown, the strictest limit applies.
    const { status } = await settings(away, { refundLimit: usd(9000) })
    expect(status).toBe(200)
    const unassigned = await orderOf(null)
    expect(await refund(unassigned, 5001)).toBe('approval_requested')
    expect(await refund(await orderOf(null, 'SAR'), 1, 'SAR')).toBe('approval_requested')
    expect(await refund(await orderOf(qantara.key), 9000)).toBe(200)
  })

  it('applies to the request at its own brand, and to nothing else', async () => {
    expect((await settings(home, { refundLimit: usd(8000) })).body.data.refundLimit).toEqual(
      usd(5000),
    )
    const list = await ask(away, second, 'GET', 'approvals?kind=settings&status=pending')
    const [waiting] = list.body.data
    expect((await settings(away, { secondAdmin: true })).status).toBe(200)
    const agreed = await ask(away, second, 'POST', `approvals/${waiting._id}/approve`)
    expect([agreed.status, agreed.text]).toEqual([200, expect.any(String)])
    const rules = async (host: string) => {
      const { secondAdmin, refundLimit } = (await settings(host)).body.data
      return { secondAdmin, refundLimit }
    }
    expect(await rules(home)).toEqual({ secondAdmin: true, refundLimit: usd(8000) })
    expect(await rules(away)).toEqual({ secondAdmin: true, refundLimit: usd(9000) })
  })

  it('does not loosen a rule that was tightened meanwhile', async () => {
    await settings(home, { secondAdmin: false, refundLimit: usd(4000) })
    const list = await ask(home, second, 'GET', 'approvals?kind=settings&status=pending')
    const [waiting] = list.body.data
    expect((await settings(home, { refundLimit: usd(3000) })).status).toBe(200)
    expect((await ask(home, second, 'POST', `approvals/${waiting._id}/approve`)).status).toBe(200)
    const { secondAdmin, refundLimit } = (await settings(home)).body.data
    expect([secondAdmin, refundLimit]).toEqual([false, usd(3000)])
  })
})
