import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop, type Shop } from '../support/shop.ts'
import { samplePicture } from '../support/samples.ts'

describe('pictures', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop('pglite')
  })
  afterAll(() => shop.close())

  const upload = (bytes: Buffer, name = 'a.png', call = shop.staff) => {
    const boundary = 'the-boundary'
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`
    const payload = Buffer.concat([
      Buffer.from(head),
      bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ])
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
    return call('POST', '/api/files', { body: payload, headers })
  }

  it('are kept with their size and a placeholder, and served in other widths and formats', async () => {
    const bytes = await sharp({
      create: { width: 800, height: 600, channels: 3, background: '#c40' },
    })
      .png()
      .toBuffer()
    const { status, body } = await upload(bytes, 'red.png')
    expect(status).toBe(201)
    expect(body.data).toMatchObject({ name: 'red.png', type: 'image/png', width: 800, height: 600 })
    expect(body.data.placeholder).toMatch(/^data:image\/webp;base64,/)
    for (const format of ['avif', 'webp'] as const) {
      const answer = await shop.server.app.inject(`${body.data.url}?w=320&f=${format}`)
      expect(answer.headers['content-type']).toBe(`image/${format}`)
      expect(answer.headers['cache-control']).toContain('immutable')
      const facts = await sharp(answer.rawPayload).metadata()
      expect([facts.width, facts.height]).toEqual([320, 240])
    }
    const original = await shop.server.app.inject(body.data.url)
    expect(original.rawPayload.equals(bytes)).toBe(true)
  })

  it('are kept once, however often the same one comes', async () => {
    const [first, second] = [
      await upload(await samplePicture()),
      await upload(await samplePicture()),
    ]
    expect(first.body.data._id).toBe(second.body.data._id)
  })

  it('may be jpeg', async () => {
    const bytes = await sharp(await samplePicture())
      .jpeg()
      .toBuffer()
    expect((await upload(bytes, 'a.jpeg')).body.data.type).toBe('image/jpeg')
  })

  it('over 1 MB are refused in the words of the specification', async () => {
    const noise = Buffer.from(
      Array.from({ length: 1_400_000 }, (_, i) => (i * 7919 + (i >> 3)) & 255),
    )
    const { status, body } = await upload(noise)
    expect([status, body.error.message]).toEqual([
      413,
      'Image size over 1 MB. Please upload a smaller file.',
    ])
  })

  it('are judged by their content, not by their name', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
    expect((await upload(svg, 'picture.png')).body.error.code).toBe('image_type')
    const gif = await sharp(await samplePicture())
      .gif()
      .toBuffer()
    expect((await upload(gif, 'picture.png')).body.error.code).toBe('image_type')
    const cut = (await samplePicture()).subarray(0, 40)
    expect((await upload(cut, 'picture.png')).body.error.code).toBe('image_broken')
  })

  it('need a signed-in person who may add pictures', async () => {
    expect((await upload(await samplePicture(), 'a.png', shop.anybody)).status).toBe(401)
    expect((await upload(await samplePicture(), 'a.png', shop.allowed('tags:create'))).status).toBe(
      403,
    )
  })

  it('of a product are at most ten', async () => {
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
