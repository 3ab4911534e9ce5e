import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Engine } from '#server/engine/engine.ts'
import { fileTypes } from '#domain/fileTypes.ts'
import {
  createMarketing,
  marketingPictures,
  openingPictureOf,
} from '../../scripts/demo/catalogue/marketing.ts'
import { readOpening } from '../../scripts/demo/catalogue/pictures.ts'
import { demo, demoFolder } from '../../scripts/demo/demoData.ts'
import { createDemoRecords } from '../../scripts/demo/demoRecords.ts'
import { brandKeys, loadBrand } from '../../scripts/vite/brands.ts'
import { openShop, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop('pglite')
  const { db, engines, files } = shop.server
  const engineOf = (name: string): Engine => {
    const engine = engines.get(name)
    if (!engine) throw new Error(name)
    return engine
  }
  const { industries = [], applications = [] } = demo.topics
  const bytes = await readFile(join(demoFolder, 'pictures/ads/1.png'))
  const { _id: file } = await files.save('a.png', bytes)
  const context = { db, language: 'en', isPublic: false, identity: undefined } as const
  const keys = [
    ...marketingPictures([shop.brand]).map(([key]) => key),
    ...industries.map(({ code }) => `industries/${code}`),
    ...applications.map(({ code }) => `applications/${code}`),
  ]
  const pictureFiles = new Map(keys.map((key) => [key, file]))
  const { baseBrand } = shop.server.shop
  await engineOf('sliders').withTransaction(context, async (inner) => {
    const records = createDemoRecords({
      engineOf,
      context: inner,
      currency: 'USD',
      files: pictureFiles,
    })
    for (const key of keys) await records.create('pictures', key, { title: 'A', file: key })
    for (const topic of applications) await records.create('applications', topic.code, topic)
    await createMarketing(records, [baseBrand])
  })
})
afterAll(() => shop.close())

const shown = async (kind: string, language: string) =>
  (
    await shop.anonymous('GET', `/api/marketplace-customer/${kind}`, {
      headers: { 'accept-language': language },
    })
  ).body.data

it('the home page has five slides, with text on every side', async () => {
  const slides = await shown('sliders', 'en')
  expect(slides.map(({ position }: { position: string }) => position)).toEqual([
    'left',
    'right',
    'center',
    'left',
    'right',
  ])
})

it.each([
  ['sliders', 5, ['title', 'subTitle', 'description']],
  ['ads', 4, ['title', 'description']],
] as const)('all %s are in both languages', async (kind, count, texts) => {
  const [english, arabic] = [await shown(kind, 'en'), await shown(kind, 'ar')]
  expect([english.length, arabic.length]).toEqual([count, count])
  for (const [index, record] of english.entries()) {
    for (const name of texts) {
      expect(record[name]).toMatch(/^[\x20-\x7e]+$/)
      expect(arabic[index][name]).toMatch(/\p{Script=Arabic}/u)
    }
    expect(record.picture.file.url).toMatch(/^\/files\//)
    expect(record.link).toMatch(/^\/products/)
    expect(record.link).not.toMatch(/undefined|:/)
  }
})

it('marketing pictures could also be uploaded by staff', async () => {
  const opening = openingPictureOf(shop.brand)
  for (const [key] of marketingPictures([shop.brand]).filter(([each]) => each !== opening)) {
    const { length } = await readFile(join(demoFolder, 'pictures', `${key}.png`))
    expect([key, length > 1000 && length <= fileTypes['image/png'].largest]).toEqual([key, true])
  }
})

it('every brand has its own opening picture, which no other slide uses', async () => {
  const brands = await Promise.all((await brandKeys()).map(loadBrand))
  const [drawn, scenes] = [new Set<string>(), new Set<string>()]
  for (const { brand } of brands) {
    const picture = await readOpening(brand)
    expect([
      brand.key,
      picture.length > 1000 && picture.length <= fileTypes['image/png'].largest,
    ]).toEqual([brand.key, true])
    const { layout, palette } = brand
    scenes.add(JSON.stringify([layout.home.opening, palette]))
    drawn.add(createHash('sha256').update(picture).digest('hex'))
    const titles = marketingPictures([brand]).map(([, { en }]) => en)
    expect(new Set(titles).size).toBe(titles.length)
  }
  // A new brand may still have all the pictures of the one it was created from.
  expect(drawn.size).toBe(scenes.size)
})
