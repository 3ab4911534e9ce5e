import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { runSql } from '#server/platform/database/database.ts'
import { newId } from '#server/platform/newId.ts'
import { startApiProcess } from '../support/apiProcess.ts'
import { placeOrder, createProduct } from '../support/commerce.ts'
import { createCustomer, type Person } from '../support/people.ts'
import { openShop, secret, type Shop } from '../support/shop.ts'
import { describeOnEachDatabase } from '../support/describeOnEachDatabase.ts'

const url = '/api/marketplace/settings'
const shown = '/api/marketplace-customer/settings'

describeOnEachDatabase('the settings of a shop on %s', (dialect) => {
  let shop: Shop
  let buyer: Person
  beforeAll(async () => {
    shop = await openShop(dialect)
    buyer = await createCustomer(shop, 1)
  })
  afterAll(() => shop.close())

  const set = (body: Readonly<Record<string, unknown>>, language = 'en') =>
    shop.staff('PATCH', url, { body, headers: { 'accept-language': language } })
  const read = async (language = 'en') =>
    (await shop.anonymous('GET', shown, { headers: { 'accept-language': language } })).body.data
  const fileOf = async (format: 'png' | 'jpeg', width = 32) => {
    const image = sharp({ create: { width, height: 16, channels: 3, background: '#0a7468' } })
    const bytes = await image.toFormat(format).toBuffer()
    return (await shop.server.files.save(`a.${format}`, bytes))._id
  }

  it('start with the values of its brand', async () => {
    const { brand } = shop
    expect(await read('ar')).toMatchObject({
      name: brand.name.ar,
      tagline: brand.texts.ar.tagline,
      copyright: brand.name.ar,
      logo: null,
      favicon: null,
      currency: brand.currency,
      contact: { email: brand.contact.email, hours: brand.contact.hours.ar },
      social: [],
      supportedLanguages: [{ code: 'en' }, { code: 'ar' }],
      language: 'en',
      visibility: { pricing: { enabled: true }, stock: { enabled: true } },
      whatsapp: { enabled: false, url: null },
    })
  })

  it('reach shoppers at once, each text in its language', async () => {
    // Entered in Arabic digits, and dialled in any language.
    expect((await set({ name: 'Sandstone', phone: '+٩٦٦٥٠٠٠٠٠٠٠٩' })).status).toBe(200)
    expect((await set({ name: 'رمال', hours: 'كل يوم' }, 'ar')).status).toBe(200)
    expect(await read()).toMatchObject({ name: 'Sandstone', contact: { phone: '+966500000009' } })
    expect(await read('ar')).toMatchObject({ name: 'رمال', contact: { hours: 'كل يوم' } })
    expect((await set({ pricing: false, stock: false })).status).toBe(200)
    expect((await read()).visibility).toMatchObject({
      pricing: { enabled: false },
      stock: { enabled: false },
    })
    await set({ pricing: true, stock: true })
  })

  it.each(['logo', 'favicon'])('accept only a PNG as %s, and publish its size', async (name) => {
    for (const [language, message] of [
      ['en', /must be a png file$/],
      ['ar', /png/],
    ] as const) {
      const { status, body } = await set({ [name]: await fileOf('jpeg') }, language)
      expect([status, Object.keys(body.error.fields)]).toEqual([400, [`/${name}`]])
      expect(body.error.fields[`/${name}`]).toMatch(message)
    }
    const id = await fileOf('png', 48)
    expect((await set({ [name]: id })).status).toBe(200)
    const picture = { url: `/files/${id}`, type: 'image/png', width: 48, height: 16 }
    expect((await read())[name]).toEqual(picture)
    await set({ [name]: null })
    expect((await read())[name]).toBeNull()
  })

  it.each([
    ['en', 'Invalid URL'],
    ['ar', 'رابط غير صالح'],
  ])('refuse an invalid address in %s: %s', async (language, message) => {
    for (const name of ['facebook', 'instagram', 'linkedin', 'x', 'youtube']) {
      const { status, body } = await set({ [name]: 'our page' }, language)
      expect([status, body.error.fields]).toEqual([400, { [`/${name}`]: message }])
    }
  })

  it('list the social networks with an address, and refuse scripts as addresses', async () => {
    const { status, body } = await set({ youtube: 'javascript:alert(1)' })
    expect([status, body.error.fields]).toEqual([400, { '/youtube': 'Invalid URL' }])
    await set({ linkedin: 'https://linkedin.example/shop' })
    expect((await read()).social).toEqual([
      { network: 'linkedin', url: 'https://linkedin.example/shop' },
    ])
    await set({ linkedin: null })
    expect((await read()).social).toEqual([])
  })

  it('need a default language that the shop supports', async () => {
    for (const body of [
      { supportedLanguages: ['ar'] },
      { supportedLanguages: ['ar'], language: 'en' },
    ]) {
      const { status, body: answer } = await set(body)
      expect([status, Object.keys(answer.error.fields)]).toEqual([400, ['/language']])
    }
    expect((await set({ supportedLanguages: [] })).status).toBe(400)
    expect((await set({ supportedLanguages: ['en', 'fr'] })).status).toBe(400)
    expect((await set({ supportedLanguages: ['ar'], language: 'ar' })).status).toBe(200)
    expect(await read()).toMatchObject({ supportedLanguages: [{ code: 'ar' }], language: 'ar' })
    expect((await set({ supportedLanguages: ['en', 'ar'], language: 'en' })).status).toBe(200)
  })

  it('require an address for the WhatsApp button only while it is enabled', async () => {
    const { status, body } = await set({ whatsapp: true })
    expect([status, Object.keys(body.error.fields)]).toEqual([400, ['/whatsappUrl']])
    expect((await read()).whatsapp).toEqual({ enabled: false, url: null })
    const address = 'https://wa.me/966500000000'
    expect((await set({ whatsapp: true, whatsappUrl: address })).status).toBe(200)
    expect((await read()).whatsapp).toEqual({ enabled: true, url: address })
    expect((await set({ whatsapp: false })).status).toBe(200)
    expect((await read()).whatsapp).toEqual({ enabled: false, url: null })
  })

  it('set the bank details of transfers from the next order on', async () => {
    await set({ accountName: 'Sandstone LLC', bank: 'First Bank' })
    const thing = await createProduct(shop)
    const { status, body } = await placeOrder(buyer.call, [{ product: thing.id, quantity: 1 }])
    expect([status, body.payment.transfer.bank]).toEqual([201, 'First Bank'])
    expect(body.payment.transfer.beneficiary).toBe('Sandstone LLC')
  })

  it('stop new orders while payment is disabled, and keep serving existing ones', async () => {
    const thing = await createProduct(shop)
    const items = [{ product: thing.id, quantity: 1 }]
    const key = newId()
    const cartId = newId()
    const taken = await placeOrder(buyer.call, items, { key, cartId })
    expect(taken.status).toBe(201)

    await set({ payment: false })
    expect((await read()).visibility.payment).toEqual({ enabled: false })
    for (const [language, message] of [
      ['en', 'Payment is not available now!'],
      ['ar', 'الدفع غير متاح الآن!'],
    ] as const) {
      const { status, body } = await placeOrder(as(language), items)
      expect([status, body.error]).toMatchObject([503, { code: 'payment_unavailable', message }])
    }
    const again = await buyer.call(
      'POST',
      `/api/marketplace-customer/orders/${taken.body.data._id}/pay`,
      { body: {} },
    )
    expect([again.status, again.body.error.code]).toEqual([503, 'payment_unavailable'])
    const replayed = await placeOrder(buyer.call, items, { key, cartId })
    expect([replayed.status, replayed.body.data._id]).toEqual([201, taken.body.data._id])
    const { body } = await buyer.call('GET', '/api/marketplace-customer/orders')
    expect(body.data.map((each: { _id: string }) => each._id)).toContain(taken.body.data._id)

    await set({ payment: true })
    expect((await placeOrder(buyer.call, items)).status).toBe(201)
  })

  const as =
    (language: string): Person['call'] =>
    (method, address, options = {}) =>
      buyer.call(method, address, {
        ...options,
        headers: { ...options.headers, 'accept-language': language },
      })
})

it('a setting saved in one process reaches shoppers in every other', async () => {
  const shop = await openShop('postgres')
  const { rows } = await runSql<{ name: string }>(
    shop.server.db,
    'select current_database() as name',
  )
  const database = new URL(inject('postgresUrl'))
  database.pathname = `/${rows[0]?.name}`
  const other = await startApiProcess({
    BOT_CHECK: 'off',
    TOKEN_SECRET: secret,
    DATABASE_URL: database.href,
    LOG_LEVEL: 'silent',
  })
  try {
    const there = async () => (await (await fetch(other.url + shown)).json()).data
    expect((await there()).name).toBe(shop.brand.name.en)
    for (const name of ['Sandstone', 'Limestone', 'Marble']) {
      await shop.staff('PATCH', url, { body: { name, pricing: name === 'Marble' } })
      expect(await there()).toMatchObject({
        name,
        visibility: { pricing: { enabled: name === 'Marble' } },
      })
    }
  } finally {
    await other.kill()
    await shop.close()
  }
})
