import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { placeOrder, createProduct } from '../support/commerce.ts'
import { createCustomer, type Person } from '../support/people.ts'
import { samplePdf } from '../support/samplePdf.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { uploadFile } from '../support/uploadFile.ts'

describe('a PDF file', () => {
  let shop: Shop
  let buyer: Person
  let own: string
  beforeAll(async () => {
    shop = await openShop('pglite')
    buyer = await createCustomer(shop, 1)
    const { id: product } = await createProduct(shop)
    const placed = await placeOrder(buyer.call, [{ product, quantity: 1 }])
    own = `/api/marketplace-customer/orders/${placed.body.data._id}`
  })
  afterAll(() => shop.close())

  const get = (url: string) => shop.server.app.inject(url)
  const prove = (bytes: Buffer, name = 'receipt.pdf') =>
    uploadFile(buyer.call, bytes, { url: `${own}/proof`, name })

  it('can prove a payment, is downloaded and never opened inside the shop, and stays private', async () => {
    const bytes = samplePdf()
    expect((await prove(bytes, 'إيصال *1*.pdf')).status).toBe(204)
    const { proof } = (await buyer.call('GET', own)).body.data
    expect(proof).toMatchObject({ type: 'application/pdf', size: bytes.length })
    expect(proof).not.toHaveProperty('width')
    const { statusCode, headers, rawPayload } = await get(proof.url)
    expect([statusCode, rawPayload.equals(bytes)]).toEqual([200, true])
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition':
        'attachment; filename="_ _1_.pdf"; filename*=UTF-8\'\'%D8%A5%D9%8A%D8%B5%D8%A7%D9%84%20_1_.pdf',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
    expect((await get(`/files/${proof._id}`)).statusCode).toBe(404)
    // A PDF has no resized variants.
    expect((await get(`${proof.url}?w=320&f=webp`)).statusCode).toBe(404)
    const staff = await shop.staff('GET', own.replace('marketplace-customer', 'marketplace'))
    expect((await get(staff.body.data.proof.url)).statusCode).toBe(200)
  })

  it('is refused when truncated, password-protected or not really a PDF', async () => {
    const codeOf = async (bytes: Buffer) => (await prove(bytes)).body.error?.code
    const whole = samplePdf()
    expect(await codeOf(whole.subarray(0, whole.length - 20))).toBe('pdf_broken')
    expect(await codeOf(samplePdf('/Encrypt 9 0 R '))).toBe('pdf_broken')
    expect(await codeOf(Buffer.from('<html><script>alert(1)</script>'))).toBe('file_type')
    expect(await codeOf(Buffer.concat([Buffer.from('MZ'), whole]))).toBe('file_type')
  })

  it('is limited to 10 MB', async () => {
    const ofSize = (megabytes: number) =>
      Buffer.concat([samplePdf(), Buffer.alloc(megabytes * 1024 * 1024), samplePdf()])
    const { status, body } = await prove(ofSize(10))
    expect([status, body.error.message]).toEqual([
      413,
      'File size over 10 MB. Please upload a smaller file.',
    ])
    expect((await prove(ofSize(2))).status).toBe(204)
  })

  it('cannot be a picture: no avatar, no gallery image, no logo', async () => {
    const avatar = await uploadFile(buyer.call, samplePdf(), { url: '/api/account/avatar' })
    expect(avatar.body.error.code).toBe('image_type')
    const file = (await uploadFile(shop.staff, samplePdf(), { name: 'a.pdf' })).body.data._id
    const picture = await shop.staff('POST', '/api/marketplace/pictures', {
      body: { title: 'A document', file },
    })
    expect([picture.status, picture.body.error.fields]).toEqual([
      400,
      { '/file': 'File must be a png, jpeg file' },
    ])
    const logo = await shop.staff('PATCH', '/api/marketplace/settings', { body: { logo: file } })
    expect(logo.status).toBe(400)
  })
})
