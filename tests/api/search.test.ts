import { Writable } from 'node:stream'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { brand } from '#brands/marsad/brand.ts'
import { loadCatalogue } from '#server/boot/catalogueFiles.ts'
import { readConfig } from '#server/boot/config.ts'
import { connectPostgres } from '#server/platform/database/connect.ts'
import { createServer } from '#server/boot/createServer.ts'
import { createProduct } from '../support/commerce.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { describeOnEachDatabase } from '../support/describeOnEachDatabase.ts'

describeOnEachDatabase('searching on %s', (dialect) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(dialect)
    for (const [name, ar] of [
      ['Plain', 'حساس حرارة'],
      ['Article', 'مراقبة الحرارة'],
      ['Colours', 'ألوان الإضاءة'],
      ['Address', 'لوحة عنوان'],
    ]) {
      const { id } = await createProduct(shop, { name })
      await shop.staff('PATCH', `/api/marketplace/products/${id}`, {
        body: { name: ar },
        headers: { 'accept-language': 'ar' },
      })
    }
  })
  afterAll(() => shop.close())

  const found = async (search: string, path = 'marketplace-customer'): Promise<string[]> => {
    const url = `/api/${path}/products?search=${encodeURIComponent(search)}`
    const { body } = await shop.staff('GET', url)
    return body.data.map(({ name }: { name: string }) => name).toSorted()
  }

  it.each([
    'حرارة',
    'الحرارة',
    'والحرارة',
    'بالحرارة',
    'للحرارة',
    'كالحرارة',
    'فالحراره',
    'اَلْحَرارة',
  ])(
    'for %s finds words with and without the article, in the shop and the back office',
    async (search) => {
      expect(await found(search)).toEqual(['Article', 'Plain'])
      expect(await found(search, 'marketplace')).toEqual(['Article', 'Plain'])
    },
  )

  it('finds a mistyped word', async () => {
    expect(await found('الحراارة')).toEqual(['Article', 'Plain'])
  })

  it.each([
    ['gatway', 'Gateway'],
    ['gatewya', 'Gateway'],
    ['senser', 'Sensor'],
    ['trackr', 'Tracker'],
  ])('corrects %s', async (typed, meant) => {
    expect(await found(typed)).toEqual([])
    const { id } = await createProduct(shop, { name: meant, stockMode: 'none' })
    expect(await found(typed)).toEqual([meant])
    await shop.staff('DELETE', `/api/marketplace/products/${id}`)
  })

  it.each(['GPS', 'EU868', 'ip67'])('finds words of the specifications: %s', async (word) => {
    const { id } = await createProduct(shop, {
      name: 'Plainly named',
      stockMode: 'none',
      specs: [
        { name: 'gnss', value: 'GPS, Galileo' },
        { name: 'loraRegions', value: 'EU868' },
        { name: 'ipRating', value: 'IP67' },
      ],
    })
    expect(await found(word)).toEqual(['Plainly named'])
    await shop.staff('DELETE', `/api/marketplace/products/${id}`)
  })

  it('puts the closest matches first unless another order is chosen', async () => {
    const ids: string[] = []
    for (const name of ['Thermometer', 'Thermostat'])
      ids.push((await createProduct(shop, { name, stockMode: 'none' })).id)
    const guesses = async (sort: string): Promise<string[]> => {
      const url = `/api/marketplace/products?search=thermometr&sort=${sort}`
      return (await shop.staff('GET', url)).body.data.map(({ name }: { name: string }) => name)
    }
    expect(await guesses('-updatedAt')).toEqual(['Thermometer', 'Thermostat'])
    expect(await guesses('-name')).toEqual(['Thermostat', 'Thermometer'])
    for (const id of ids) await shop.staff('DELETE', `/api/marketplace/products/${id}`)
  })

  it('puts whole words first, then prefixes, then matches inside a word', async () => {
    const codes = ['SEA-XRANK-7', 'RANK-77', 'RANK-7', 'XRANK-7']
    for (const code of codes)
      await createProduct(shop, { name: `Named ${code.length}`, code, stockMode: 'none' })
    for (const path of ['marketplace', 'marketplace-customer']) {
      const { body } = await shop.staff('GET', `/api/${path}/products?search=rank-7`)
      const ranked = body.data.map(({ code }: { code: string }) => code)
      expect(ranked.slice(0, 2)).toEqual(['RANK-7', 'RANK-77'])
      expect(ranked.toSorted()).toEqual(codes.toSorted())
    }
  })

  it('keeps the first letters of a word that only look like an article', async () => {
    expect(await found('ألوان')).toEqual(['Colours'])
    expect(await found('الألوان')).toEqual(['Colours'])
  })
})

it.each([
  ['C', 1],
  ['C.UTF-8', 0],
])('the start warns of a database without Unicode trigrams: lc_ctype %s', async (ctype, times) => {
  const url = new URL(inject('postgresUrl'))
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  url.pathname = `/letters_${ctype.replace(/\W/g, '').toLowerCase()}_${process.pid}`
  await client.query(
    `create database ${url.pathname.slice(1)} template template0 lc_ctype '${ctype}'`,
  )
  await client.end()
  const connection = await connectPostgres(url.href, 4)
  let output = ''
  const stream = new Writable({
    write(chunk, _, done) {
      output += String(chunk)
      done()
    },
  })
  const { app } = await createServer({
    config: readConfig({}, { brand: 'marsad' }),
    connection,
    catalogue: await loadCatalogue(brand.features),
    brand,
    logger: { level: 'warn', stream },
  })
  await app.close()
  await connection.close()
  expect(output.split('lc_ctype')).toHaveLength(times + 1)
})
