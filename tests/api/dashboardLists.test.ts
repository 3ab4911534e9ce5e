import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Resource } from '#resource/resource.ts'
import { runSql } from '#server/platform/database/database.ts'
import { submitProof } from '#server/commerce/orders/payments/payOrder.ts'
import { placeOrder, createProduct, type SampleProduct } from '../support/commerce.ts'
import { readDashboard } from '../support/dashboard.ts'
import { allocateLicences, createLicenceSetup } from '../support/licences.ts'
import { createCustomer, type Person } from '../support/people.ts'
import { requestQuote, runStaffAction } from '../support/quotes.ts'
import { samplePicture } from '../support/samplePictures.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { describeOnEachDatabase } from '../support/describeOnEachDatabase.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)

/** Singletons with texts, which have no list of their own. */
const isOne = ({ singleton, translatable }: Resource): boolean =>
  singleton && translatable.length > 0

/** Each part shows the same as the list behind it. */
describeOnEachDatabase('the lists of the dashboard on %s', (dialect) => {
  let shop: Shop
  let buyer: Person
  let thing: SampleProduct
  beforeAll(async () => {
    shop = await openShop(dialect)
    buyer = await createCustomer(shop, 1)
    thing = await createProduct(shop, { stock: 1000 })
  })
  afterAll(() => shop.close())

  const total = async (address: string): Promise<number> =>
    (await shop.staff('GET', `/api/marketplace/${address}`)).body.meta.total

  it('show as many low stock levels as the list', async () => {
    const few = await createProduct(shop, { stock: 3 })
    const none = await createProduct(shop, { stock: 0 })
    await createProduct(shop, { stock: 300 })
    const { lowStock } = await readDashboard(shop.staff)
    const levels = lowStock.levels.map((each: string) => `level=${each}`).join('&')
    expect(lowStock.count).toBe(await total(`inventory?${levels}`))
    expect(lowStock.records.map(({ code, level }: any) => [code, level])).toEqual([
      [none.code, 'out'],
      [few.code, 'low'],
    ])
  })

  it('show the licences that end within thirty days, and no others', async () => {
    const own = await createLicenceSetup(shop, 40)
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
    const soon = await allocateLicences(shop, own, 2, { expiresAt: inDays(10) })
    await allocateLicences(shop, own, 2, { expiresAt: inDays(31) })
    const { licences } = await readDashboard(shop.staff)
    expect(licences.count).toBe(1)
    expect(licences.records[0]._id).toBe(soon.body.data._id)
    const address = `license-allocation?status=active&endsAt[gte]=${licences.from}&endsAt[lte]=${licences.until}`
    expect(await total(address)).toBe(1)
  })

  it('show the active discounts and how much of each is used', async () => {
    const make = (title: string, more: object) =>
      shop.staff('POST', '/api/marketplace/discounts', {
        body: { title, type: 'code_discount', code: title, percentage: 5, ...more },
      })
    await make('WELCOME', { usageLimit: 10 })
    await make('OVER', { endsAt: '2026-01-01T00:00:00Z' })
    await runSql(shop.server.db, `update discounts set used = 4 where code = 'WELCOME'`)
    const { discounts } = await readDashboard(shop.staff)
    expect(discounts.count).toBe(await total('discounts?state=active'))
    expect(discounts.records[0]).toMatchObject({ code: 'WELCOME', used: 4, usageLimit: 10 })
    expect(discounts.records.map(({ code }: { code: string }) => code)).not.toContain('OVER')
  })

  it('show requests waiting for staff before others', async () => {
    const item = [{ product: thing.id, quantity: 1 }]
    const old = await requestQuote(buyer, item)
    for (let turn = 0; turn < 5; turn += 1) {
      const { body } = await requestQuote(buyer, item)
      await runStaffAction(shop, body.data._id, 'decline', { declineReason: 'No' })
    }
    const { requests } = await readDashboard(shop.staff)
    expect(requests.waiting).toBe(1)
    expect(requests.records).toHaveLength(5)
    expect(requests.records[0]).toMatchObject({ _id: old.body.data._id, waitsFor: 'review' })
    const waitsFor = requests.waitsFor.map((each: string) => `waitsFor=${each}`).join('&')
    expect(await total(`requests?${waitsFor}`)).toBe(1)
  })

  it('show the unreviewed transfers', async () => {
    const placed = await placeOrder(buyer.call, [{ product: thing.id, quantity: 1 }])
    const id = String(placed.body.data._id)
    expect((await readDashboard(shop.staff)).payments).toEqual({ count: 0 })
    const { _id: file } = await shop.server.files.save('proof.png', await samplePicture())
    await submitProof(shop.server.orders, id, file, { id: buyer.id })
    expect((await readDashboard(shop.staff)).payments).toEqual({ count: 1 })
    expect(await total('orders?paymentStatus=under_review')).toBe(1)
  })

  it('report missing texts only in the languages the shop supports', async () => {
    const settings = '/api/marketplace/settings'
    const setLanguages = (supportedLanguages: string[]) =>
      shop.staff('PATCH', settings, { body: { supportedLanguages } })
    expect((await setLanguages(['en'])).status).toBe(200)
    const { translations } = await readDashboard(shop.staff)
    const codes = translations.languages.map(({ language }: { language: string }) => language)
    expect([codes, translations.gaps]).toEqual([['en'], []])
    expect((await setLanguages(['en', 'ar'])).status).toBe(200)
  })

  it('report how much is translated and where texts are missing', async () => {
    const { translations } = await readDashboard(shop.staff)
    const [english, arabic] = translations.languages
    const translatable = [...shop.catalogue.values()].filter(
      (each) => each.translatable.length && each.verbs.includes('read') && !isOne(each),
    )
    const ones = [...shop.catalogue.values()].filter(isOne).length
    const totals = await Promise.all(
      translatable.map(async ({ name }) => ({
        resource: name,
        all: await total(name),
        missing: await total(`${name}?missing=ar`),
      })),
    )
    const all = ones + sum(totals.map((each) => each.all))
    const missing = sum(totals.map((each) => each.missing))
    expect(missing).toBeGreaterThan(0)
    expect(english).toEqual({ language: 'en', complete: all, outdated: 0, total: all })
    expect(arabic).toMatchObject({ language: 'ar', complete: all - missing, total: all })
    const products = translations.gaps.find(
      ({ resource }: { resource: string }) => resource === 'products',
    )
    const listed = totals.find(({ resource }) => resource === 'products')
    expect(products).toEqual({
      resource: 'products',
      total: listed?.all,
      missing: [
        { language: 'en', count: 0 },
        { language: 'ar', count: listed?.missing },
      ],
    })
  })
})
