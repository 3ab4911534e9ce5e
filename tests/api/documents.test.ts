import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runSql } from '#server/platform/database/database.ts'
import { ensurePicture } from '../support/samplePictures.ts'
import { samplePdf } from '../support/samplePdf.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { uploadFile } from '../support/uploadFile.ts'

describe('the documents of a product', () => {
  let shop: Shop
  let file: string
  let datasheet: string
  let certificate: string
  let product: string
  const marketplace = '/api/marketplace'
  const get = (url: string) => shop.server.app.inject(url)
  const made = async (url: string, body: object): Promise<string> => {
    const answer = await shop.staff('POST', `${marketplace}/${url}`, { body })
    expect([answer.status, answer.body.error]).toEqual([201, undefined])
    return answer.body.data._id
  }
  const pdfFile = async (name: string): Promise<string> =>
    (await uploadFile(shop.staff, samplePdf(), { name })).body.data._id
  const change = (body: object) =>
    shop.staff('PATCH', `${marketplace}/products/${product}`, { body })

  beforeAll(async () => {
    shop = await openShop('pglite')
    file = await pdfFile('datasheet.pdf')
    datasheet = await made('documents', {
      title: 'Datasheet',
      kind: 'datasheet',
      language: 'en',
      revision: '2.1',
      file,
    })
    certificate = await made('certificates', {
      title: 'CE',
      number: 'CE-1',
      issuedOn: '2026-03-31',
    })
    product = await made('products', {
      name: 'Sensor',
      code: 'SENSOR-1',
      type: 'integration',
      stockMode: 'none',
      price: { amount: 100, currency: 'USD' },
      images: [await ensurePicture(shop)],
      visible: false,
      documentation: [datasheet],
      certifications: [certificate],
    })
  })
  afterAll(() => shop.close())

  it('can be downloaded by shoppers while it is visible, and only by authorised staff afterwards', async () => {
    expect((await get(`/files/${file}`)).statusCode).toBe(404)
    expect((await change({ visible: true })).status).toBe(200)
    const { body } = await shop.anonymous('GET', '/api/marketplace-customer/products/SENSOR-1')
    expect(body.data.documentation).toEqual([
      {
        _id: datasheet,
        title: 'Datasheet',
        kind: 'datasheet',
        language: 'en',
        revision: '2.1',
        file: expect.objectContaining({ url: `/files/${file}`, size: samplePdf().length }),
      },
    ])
    expect(body.data.certifications).toEqual([
      {
        _id: certificate,
        title: 'CE',
        number: 'CE-1',
        issuedOn: '2026-03-31',
        language: null,
        file: null,
      },
    ])
    const saved = await get(`/files/${file}`)
    expect([saved.statusCode, saved.rawPayload.equals(samplePdf())]).toEqual([200, true])
    expect(saved.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining('attachment; filename="datasheet.pdf"'),
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    })
    expect((await change({ visible: false })).status).toBe(200)
    expect((await get(`/files/${file}`)).statusCode).toBe(404)
    const read = await shop.staff('GET', `${marketplace}/documents/${datasheet}`)
    expect((await get(read.body.data.file.url)).statusCode).toBe(200)
  })

  it('become unavailable when the product no longer lists them', async () => {
    expect((await change({ visible: true })).status).toBe(200)
    expect((await get(`/files/${file}`)).statusCode).toBe(200)
    expect((await change({ documentation: [] })).status).toBe(200)
    expect((await get(`/files/${file}`)).statusCode).toBe(404)
    const { body } = await shop.anonymous('GET', '/api/marketplace-customer/products/SENSOR-1')
    expect(body.data.documentation).toEqual([])
  })

  it('are PDF files, and a certificate has a real date', async () => {
    const picture = await ensurePicture(shop)
    const { rows } = await runSql<{ file: string }>(
      shop.server.db,
      'select file from pictures where id = $1',
      [picture],
    )
    const wrong = await shop.staff('POST', `${marketplace}/documents`, {
      body: { title: 'A', kind: 'other', file: rows[0]?.file },
    })
    expect([wrong.status, wrong.body.error.fields]).toEqual([
      400,
      { '/file': 'File must be a pdf file' },
    ])
    for (const issuedOn of ['2026-31-03', '2026-02-31']) {
      const { status, body } = await shop.staff('POST', `${marketplace}/certificates`, {
        body: { title: 'CE', issuedOn },
      })
      expect([status, body.error.fields]).toEqual([
        400,
        { '/issuedOn': 'Date of issue must be a date like 2026-03-31' },
      ])
    }
  })

  it('are listed for authorised staff only', async () => {
    expect((await shop.anonymous('GET', '/api/marketplace-customer/documents')).status).toBe(404)
    expect(
      (await shop.withPermissions('products:*')('GET', `${marketplace}/documents`)).status,
    ).toBe(403)
  })
})
