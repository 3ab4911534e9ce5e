import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { Brand } from '#domain/brand.ts'
import { shareImage } from '#domain/shareImage.ts'
import { loadBrand } from '#server/brands/brandFile.ts'
import { createShopCardRenderer } from '#server/pages/shopCards.ts'

const brands = resolve(import.meta.dirname, '../../../brands')
const mark = (key: string): string => readFileSync(resolve(brands, key, 'favicon.svg'), 'utf8')
const rgb = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

it.each(['marsad', 'qantara'])(
  'the share image of %s is a PNG of the size social networks require, in its own colours',
  { timeout: 30_000 },
  async (key) => {
    const brand = await loadBrand(brands, key)
    const draw = createShopCardRenderer(brand, mark(key))
    for (const language of brand.languages) {
      const picture = await draw(language)
      const { format, width, height } = await sharp(picture).metadata()
      expect([format, width, height]).toEqual(['png', shareImage.width, shareImage.height])
      const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({
        resolveWithObject: true,
      })
      const at = (left: number, top: number) => [
        ...data.subarray((top * info.width + left) * 3, (top * info.width + left) * 3 + 3),
      ]
      expect(at(600, 4)).toEqual(rgb(brand.palette.light.canvas))
      expect(at(600, 626)).toEqual(rgb(brand.palette.light.accent))
    }
  },
)

it(
  'a share image is drawn once per language, and again when the shop is renamed',
  { timeout: 30_000 },
  async () => {
    const shown = await loadBrand(brands, 'marsad')
    let name = shown.name
    const brand: Brand = {
      ...shown,
      get name() {
        return name
      },
    }
    const draw = createShopCardRenderer(brand, mark('marsad'))
    const first = await draw('en')
    expect(await draw('en')).toBe(first)
    expect(await draw('ar')).not.toBe(first)
    name = {
      ...name,
      en: `Signs & <Sensors> of a name so long that it takes less room ${'x'.repeat(40)}`,
    }
    const renamed = await draw('en')
    expect(renamed.equals(first)).toBe(false)
    expect((await sharp(renamed).metadata()).width).toBe(shareImage.width)
  },
)
