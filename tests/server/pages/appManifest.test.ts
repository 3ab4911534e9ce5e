import fastify from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { webManifest } from '#domain/webManifest.ts'
import { appManifest } from '#server/pages/appManifest.ts'
import { brandKeys, loadBrand } from '../../../scripts/vite/brands.ts'

const keys = await brandKeys()

describe.each(keys)('the web app manifest of %s', (key) => {
  const app = fastify()
  let colours: { readonly canvas: string }
  beforeAll(async () => {
    const { brand, favicon } = await loadBrand(key)
    colours = brand.palette.light
    const shop = { baseBrand: brand, brand, favicon: undefined }
    await app.register(appManifest, { shop, favicon, refreshShop: async () => undefined })
  })
  afterAll(() => app.close())

  it('has the brand’s name in each language, and icons that exist', async () => {
    const { brand } = await loadBrand(key)
    for (const language of brand.languages) {
      const answer = await app.inject(webManifest.pathIn(language))
      expect(answer.headers['content-type']).toMatch(/^application\/manifest\+json/)
      const manifest = answer.json()
      expect(manifest).toMatchObject({
        name: brand.name[language],
        lang: language,
        start_url: `/${language}`,
        theme_color: brand.palette.light.canvas,
      })
      for (const { src, sizes, type } of manifest.icons.slice(1)) {
        const { statusCode, headers, rawPayload } = await app.inject(src)
        expect([src, statusCode, headers['content-type']]).toEqual([src, 200, type])
        const { width, height } = await sharp(rawPayload).metadata()
        expect(`${width}x${height}`).toBe(sizes)
      }
    }
  })

  it('has maskable icons on an opaque background', async () => {
    const { rawPayload } = await app.inject(webManifest.iconPath(192))
    const { data } = await sharp(rawPayload)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) => [
      ...data.subarray((y * 192 + x) * 3, (y * 192 + x) * 3 + 3),
    ]
    const ground = [1, 3, 5].map((from) =>
      Number.parseInt(colours.canvas.slice(from, from + 2), 16),
    )
    for (const place of [4, 20]) expect(at(place, place)).toEqual(ground)
    const signs = new Set(Array.from({ length: 192 }, (_, x) => at(x, 96).join()))
    expect(signs.size).toBeGreaterThan(1)
  })
})
