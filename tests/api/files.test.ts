import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { pdf, pictureTypes } from '#domain/fileTypes.ts'
import type { ResourceDeclaration } from '#resource/declaration.ts'
import { runSql } from '#server/platform/database/database.ts'
import { uploadAllowances } from '#server/accounts/uploads/receiveFile.ts'
import { placeOrder, createProduct } from '../support/commerce.ts'
import { createCustomer } from '../support/people.ts'
import { samplePdf } from '../support/samplePdf.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { samplePicture } from '../support/samplePictures.ts'
import { uploadFile } from '../support/uploadFile.ts'

/** Documents that may only be read by those who may read their record. */
const contracts: ResourceDeclaration = {
  name: 'contracts',
  menu: { section: 'sales', icon: 'tag' },
  labels: { en: ['Contract', 'Contracts'], ar: ['عقد', 'العقود'] },
  schema: {
    type: 'object',
    required: ['title'],
    properties: {
      title: { type: 'string', maxLength: 80 },
      page: { 'x-kind': 'file', 'x-private': true },
    },
  },
  table: { columns: ['title', 'page'], sort: 'title' },
}

describe('pictures', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop('pglite', [contracts])
  })
  afterAll(() => shop.close())
  afterEach(() => void vi.useRealTimers())

  const publish = async (file: string) => {
    const body = { title: 'A picture', file }
    expect((await shop.staff('POST', '/api/marketplace/pictures', { body })).status).toBe(201)
    return `/files/${file}`
  }
  const get = (url: string) => shop.server.app.inject(url)

  it('are stored with their size and a placeholder, and served in other widths and formats', async () => {
    const bytes = await sharp({
      create: { width: 800, height: 600, channels: 3, background: '#c40' },
    })
      .png()
      .toBuffer()
    const { status, body } = await uploadFile(shop.staff, bytes, { name: 'red.png' })
    expect(status).toBe(201)
    expect(body.data).toMatchObject({ name: 'red.png', type: 'image/png', width: 800, height: 600 })
    expect(body.data.placeholder).toMatch(/^data:image\/webp;base64,/)
    const url = await publish(body.data._id)
    for (const format of ['avif', 'webp'] as const) {
      const answer = await get(`${url}?w=320&f=${format}`)
      expect(answer.headers['content-type']).toBe(`image/${format}`)
      expect(answer.headers['cache-control']).toContain('immutable')
      const facts = await sharp(answer.rawPayload).metadata()
      expect([facts.width, facts.height]).toEqual([320, 240])
    }
    const original = await sharp((await get(url)).rawPayload)
      .raw()
      .toBuffer()
    expect(original.equals(await sharp(bytes).raw().toBuffer())).toBe(true)
  })

  it('lose all metadata and appended data: no place, no device, no other file', async () => {
    const photograph = await sharp({
      create: { width: 60, height: 40, channels: 3, background: '#c40' },
    })
      .withIccProfile('p3')
      .withExif({ IFD0: { Make: 'Spy' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
      .jpeg()
      .toBuffer()
    const { icc } = await sharp(photograph).metadata()
    const sent = Buffer.concat([photograph, Buffer.from('<script>alert(1)</script>')])
    const { body } = await uploadFile(shop.staff, sent)
    expect(body.data).toMatchObject({ width: 40, height: 60 })
    const { rawPayload: served } = await get(body.data.url)
    const { exif, xmp, orientation, ...facts } = await sharp(served).metadata()
    expect([exif, xmp, orientation]).toEqual([undefined, undefined, undefined])
    expect([facts.width, facts.height, facts.icc]).toEqual([40, 60, icc])
    expect(served.includes('Spy') || served.includes('<script>')).toBe(false)
    expect(body.data.size).toBe(served.length)
  })

  it('keep the name given by their own uploader, even for identical content', async () => {
    const bytes = await samplePicture()
    const first = await uploadFile(shop.staff, bytes, { name: 'passport-of-nora.png' })
    const second = await uploadFile(shop.asAccount({ permissions: ['*'] }), bytes, {
      name: 'mine.png',
    })
    expect([first.body.data.name, second.body.data.name]).toEqual([
      'passport-of-nora.png',
      'mine.png',
    ])
    expect(first.body.data._id).not.toBe(second.body.data._id)
  })

  it('are private until something public shows them, and public from then on', async () => {
    const { _id: id, url } = (await uploadFile(shop.staff, await samplePicture())).body.data
    expect((await get(`/files/${id}`)).statusCode).toBe(404)
    expect((await get(`${url}x`)).statusCode).toBe(404)
    const own = await get(`${url}?w=320&f=webp`)
    expect([own.statusCode, own.headers['cache-control']]).toEqual([200, 'private, no-store'])
    const colleague = await shop.withPermissions('pictures:*')(
      'POST',
      '/api/marketplace/pictures',
      {
        body: { title: 'Taken', file: id },
      },
    )
    expect([colleague.status, Object.keys(colleague.body.error.fields)]).toEqual([400, ['/file']])
    const shown = await get(await publish(id))
    expect(shown.headers['cache-control']).toContain('immutable')
  })

  it('that prove a payment are readable by the buyer and order staff, through expiring addresses', async () => {
    const buyer = await createCustomer(shop, 2)
    const { id: product } = await createProduct(shop)
    const placed = await placeOrder(buyer.call, [{ product, quantity: 1 }])
    const { _id: order } = placed.body.data
    const own = `/api/marketplace-customer/orders/${order}`
    const bytes = await samplePicture()
    expect((await uploadFile(buyer.call, bytes, { url: `${own}/proof` })).status).toBe(204)
    const seen = (await buyer.call('GET', own)).body.data.proof
    const shown = await shop.staff('GET', `/api/marketplace/orders/${order}`)
    for (const { url } of [seen, shown.body.data.proof]) {
      const answer = await get(url)
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([
        200,
        'private, no-store',
      ])
      expect((await get(`${url}?w=320&f=webp`)).statusCode).toBe(200)
    }
    expect((await get(`/files/${seen._id}`)).statusCode).toBe(404)
    const other = (await uploadFile(shop.staff, bytes)).body.data
    const foreign = `/files/${seen._id}/${other.url.split('/').at(-1)}`
    expect((await get(foreign)).statusCode).toBe(404)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 })
    expect((await get(seen.url)).statusCode).toBe(404)
    vi.useRealTimers()
    const taken = await shop.staff('POST', '/api/marketplace/pictures', {
      body: { title: 'A proof', file: seen._id },
    })
    expect(taken.status).toBe(400)
  })

  it('in a private field are readable by those who may read the record or its history', async () => {
    const page = (await uploadFile(shop.staff, await samplePicture())).body.data._id
    const url = '/api/marketplace/contracts'
    const { _id: id } = (await shop.staff('POST', url, { body: { title: 'A', page } })).body.data
    expect((await get(`/files/${page}`)).statusCode).toBe(404)
    const colleague = shop.withPermissions('contracts:*')
    const read = async () => (await colleague('GET', `${url}/${id}`)).body.data
    expect((await get((await read()).page.url)).statusCode).toBe(200)
    const other = { body: { title: 'B', page } }
    expect((await colleague('POST', url, other)).status).toBe(400)
    await colleague('PATCH', `${url}/${id}`, { body: { page: null } })
    const [{ changes }] = (await colleague('GET', `${url}/${id}/history`)).body.data
    expect((await get(changes.page.from.url)).statusCode).toBe(200)
    const restored = await colleague('POST', `${url}/${id}/restore`, { body: { version: 1 } })
    expect([restored.status, (await read()).page._id]).toEqual([200, page])
  })

  it('are refused after the daily allowance, with the time when it renews', async () => {
    const { id } = await createCustomer(shop, 1)
    const call = shop.asAccount({ id, kind: 'customer', audience: 'marketplace' })
    const send = async (language = 'en') =>
      uploadFile(
        (...[method, url, options]) =>
          call(method, url, {
            ...options,
            headers: { ...options?.headers, 'accept-language': language },
          }),
        await samplePicture(),
        { url: '/api/account/avatar' },
      )
    for (let count = 0; count < uploadAllowances.marketplace.files; count += 1)
      expect((await send()).status).toBe(200)
    const { status, headers, body } = await send()
    expect([status, body.error.code]).toEqual([429, 'uploads_spent'])
    expect(Number(headers['retry-after'])).toBeGreaterThan(86_000)
    expect((await send('ar')).body.error.message).toContain('لقد رفعت كل ما يُسمح به في يوم واحد')
    await runSql(shop.server.db, "update attempts set until = now() - interval '1 s'")
    expect((await send()).status).toBe(200)
    await runSql(
      shop.server.db,
      `update attempts set count = ${uploadAllowances.marketplace.bytes} where key like 'upload bytes %'`,
    )
    expect((await send()).status).toBe(429)
  })

  it('record whether they are transparent: those get no placeholder', async () => {
    const create = { width: 40, height: 30, channels: 4, background: '#c400' } as const
    const cutOut = await uploadFile(shop.staff, await sharp({ create }).png().toBuffer())
    expect(cutOut.body.data).toMatchObject({ type: 'image/png', transparent: true })
    expect(cutOut.body.data).not.toHaveProperty('placeholder')
    const whole = await uploadFile(shop.staff, await samplePicture())
    expect(whole.body.data.transparent).toBe(false)
    const url = await publish(cutOut.body.data._id)
    const shown = await get(`${url}?w=320&f=webp`)
    expect((await sharp(shown.rawPayload).metadata()).hasAlpha).toBe(true)
  })

  it('can be JPEG', async () => {
    const bytes = await sharp(await samplePicture())
      .jpeg()
      .toBuffer()
    expect((await uploadFile(shop.staff, bytes)).body.data.type).toBe('image/jpeg')
  })

  it('over 1 MB are refused with the specified message', async () => {
    const noise = Buffer.from(
      Array.from({ length: 1_400_000 }, (_, i) => (i * 7919 + (i >> 3)) & 255),
    )
    const { status, body } = await uploadFile(shop.staff, noise)
    expect([status, body.error.message]).toEqual([
      413,
      'Image size over 1 MB. Please upload a smaller file.',
    ])
  })

  it('are recognised by their content, not by their name', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
    expect((await uploadFile(shop.staff, svg)).body.error.code).toBe('file_type')
    const gif = await sharp(await samplePicture())
      .gif()
      .toBuffer()
    expect((await uploadFile(shop.staff, gif)).body.error.code).toBe('file_type')
    const bomb = await sharp({
      create: { width: 8000, height: 5001, channels: 3, background: '#c40' },
    })
      .png()
      .toBuffer()
    expect((await uploadFile(shop.staff, bomb)).body.error.code).toBe('image_broken')
    const cut = (await samplePicture()).subarray(0, 40)
    expect((await uploadFile(shop.staff, cut)).body.error.code).toBe('image_broken')
  })

  it('need a signed-in user who may add pictures', async () => {
    const bytes = await samplePicture()
    expect((await uploadFile(shop.anonymous, bytes)).status).toBe(401)
    expect((await uploadFile(shop.withPermissions('tags:create'), bytes)).status).toBe(403)
  })

  it.each([
    ['documents:create', [pdf]],
    ['certificates:update', [pdf]],
    ['pictures:update', pictureTypes],
    ['tenant-users:update', pictureTypes],
    ['*', [pdf, ...pictureTypes]],
  ])('are accepted from anyone with %s, in the types of its files', async (permission, types) => {
    const create = { width: 40, height: 30, channels: 3, background: '#c40' } as const
    const samples: readonly (readonly [string, Buffer])[] = [
      [pdf, samplePdf()],
      ['image/jpeg', await samplePicture()],
      ['image/png', await sharp({ create }).png().toBuffer()],
    ]
    for (const [type, bytes] of samples) {
      const { status, body } = await uploadFile(shop.withPermissions(permission), bytes)
      expect([type, status, body.error?.code]).toEqual(
        types.some((each) => each === type)
          ? [type, 201, undefined]
          : [type, 400, expect.stringMatching(/^(file|image)_type$/)],
      )
    }
  })

  it('of a product are limited to ten', async () => {
    const images = Array.from(
      { length: 11 },
      (_, i) => `00000000-0000-7000-8000-0000000000${10 + i}`,
    )
    const { status, body } = await shop.staff('POST', '/api/marketplace/products', {
      body: {
        name: 'x',
        code: 'X',
        type: 'integration',
        price: { amount: 1, currency: 'USD' },
        stockMode: 'none',
        images,
      },
    })
    expect([status, body.error.fields]).toEqual([400, { '/images': 'Max 10 images' }])
  })
})
