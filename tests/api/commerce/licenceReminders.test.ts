import { afterAll, beforeAll, expect, it } from 'vitest'
import { runSql } from '#server/platform/database/database.ts'
import { sendLicenceReminders } from '#server/commerce/licences/sendLicenceReminders.ts'
import {
  allocateLicences,
  buyProduct,
  endInDays,
  createLicenceSetup,
  createLicenceProduct,
  payOrder,
  poolsOf,
  renewAsOwner,
  runAllocationAction,
  startSubscription,
  runSubscriptionAction,
} from '../../support/licences.ts'
import { createCustomer, type Person } from '../../support/people.ts'
import { openShop, type Shop } from '../../support/shop.ts'
import { describeOnEachDatabase } from '../../support/describeOnEachDatabase.ts'

describeOnEachDatabase('licence reminders on %s', (dialect) => {
  let shop: Shop
  let numbered = 0
  beforeAll(async () => {
    shop = await openShop(dialect)
  })
  afterAll(() => shop.close())

  const remind = () => sendLicenceReminders(shop.server.orders)
  const person = () => createCustomer(shop, (numbered += 1))
  const mailsTo = async ({ email }: Person) =>
    (
      await runSql<{ subject: string; body_text: string; language: string }>(
        shop.server.db,
        `select subject, body_text, language from mails where template = 'licenceReminder' and recipient = $1 order by created_at, id`,
        [email],
      )
    ).rows

  it('are sent 30, 7 and 1 days before the end, each once', async () => {
    const buyer = await person()
    const product = await createLicenceProduct(shop, { licences: 250 })
    const [pool] = await poolsOf(shop, await buyProduct(shop, buyer, product))
    const sent: number[] = []
    for (const days of [200, 31, 30, 29, 8, 7, 3, 1, 0.5, -1]) {
      await endInDays(shop, 'license_pools', pool._id, days)
      await remind()
      await remind()
      sent.push((await mailsTo(buyer)).length)
    }
    expect(sent).toEqual([0, 0, 1, 1, 1, 2, 2, 3, 3, 3])
    const [mail] = await mailsTo(buyer)
    expect(mail?.subject).toMatch(/^Your licenses for Sellable \d+ end soon$/)
    expect(mail?.body_text).toContain('250')
    expect(mail?.body_text).toContain(`${shop.server.orders.publicUrl}/en/profile/licenses`)
  })

  it('are sent once after several were missed, and never repeated', async () => {
    const buyer = await person()
    const id = await startSubscription(shop, buyer, { period: 'annual' })
    await endInDays(shop, 'subscriptions', id, 5)
    await remind()
    await remind()
    const mails = await mailsTo(buyer)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toMatch(/^Your subscription to Sellable \d+ ends soon$/)
    const { rows } = await runSql<{ days: number }>(
      shop.server.db,
      'select days from license_reminders where subject = $1',
      [id],
    )
    expect(rows.map(({ days }) => days)).toEqual([7])
  })

  it('are in the language of the recipient', async () => {
    const buyer = await person()
    await shop.staff('PATCH', `/api/marketplace/customers/${buyer.id}`, {
      body: { language: 'ar' },
    })
    const [pool] = await poolsOf(
      shop,
      await buyProduct(shop, buyer, await createLicenceProduct(shop)),
    )
    await endInDays(shop, 'license_pools', pool._id, 6)
    await remind()
    const [mail] = await mailsTo(buyer)
    expect([mail?.language, mail?.subject]).toEqual(['ar', expect.stringContaining('تنتهي قريبًا')])
    expect(mail?.body_text).toContain(`${shop.server.orders.publicUrl}/ar/profile/licenses`)
  })

  it('about usage are sent at 80 and 100 per cent, not again with every unit', async () => {
    const own = await createLicenceSetup(shop, 50, { licences: 20 })
    const { body } = await allocateLicences(shop, own, 20)
    for (const used of [15, 16, 18, 20, 10, 17, 20])
      await runAllocationAction(shop, body.data._id, 'reportUsage', { used })
    const { rows } = await runSql<{ subject: string }>(
      shop.server.db,
      `select subject from mails where template = 'licenceUsage' and recipient = $1 order by created_at`,
      [own.company.email],
    )
    const [nearly, full] = rows.map(({ subject }) => subject)
    expect([rows.length, nearly, full]).toEqual([
      2,
      expect.stringContaining('nearly used up'),
      expect.stringContaining('All licenses'),
    ])
  })

  it('are not sent for licences that renew, were cancelled or have just begun', async () => {
    const buyer = await person()
    const [pool] = await poolsOf(
      shop,
      await buyProduct(shop, buyer, await createLicenceProduct(shop)),
    )
    const renewal = await renewAsOwner(buyer, 'license-pools', pool._id)
    await payOrder(shop, renewal.body.data._id)
    await endInDays(shop, 'license_pools', pool._id, 5)
    const cancelled = await startSubscription(shop, buyer, {})
    await runSubscriptionAction(shop, cancelled, 'cancel', { when: 'period_end' })
    await endInDays(shop, 'subscriptions', cancelled, 5)
    const monthly = await startSubscription(shop, buyer, {})
    await endInDays(shop, 'subscriptions', monthly, 28)
    await remind()
    expect(await mailsTo(buyer)).toEqual([])
    await endInDays(shop, 'subscriptions', monthly, 6)
    await remind()
    expect(await mailsTo(buyer)).toHaveLength(1)
  })
})

it('several processes send each reminder once on PostgreSQL', async () => {
  const shop = await openShop('postgres')
  const buyer = await createCustomer(shop, 1)
  const product = await createLicenceProduct(shop)
  for (let at = 0; at < 15; at += 1) {
    const [pool] = await poolsOf(shop, await buyProduct(shop, buyer, product))
    await endInDays(shop, 'license_pools', pool._id, 6)
  }
  await Promise.all(Array.from({ length: 4 }, () => sendLicenceReminders(shop.server.orders)))
  const { rows } = await runSql(
    shop.server.db,
    `select 1 from mails where template = 'licenceReminder'`,
  )
  expect(rows).toHaveLength(15)
  await shop.close()
})
