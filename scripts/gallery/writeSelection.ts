import { join } from 'node:path'
import sharp from 'sharp'
import { brandKeys } from '../vite/brands.ts'
import { root } from '../vite/root.ts'
import { lookName, type Look } from './looks.ts'
import type { Picture } from './photographScreens.ts'

type Tile = { readonly screen: string; readonly look: Look }

export const background = '#e8ebee'

const [tileWidth, tileHeight, gap, columns] = [480, 300, 16, 3] as const

/** What the README shows of each brand, tile by tile. */
const tiles: readonly Tile[] = [
  { screen: 'home', look: { language: 'en', theme: 'light', width: 1440 } },
  { screen: 'home', look: { language: 'ar', theme: 'light', width: 1440 } },
  { screen: 'product', look: { language: 'en', theme: 'dark', width: 1440 } },
  { screen: 'list', look: { language: 'en', theme: 'light', width: 1440 } },
]

/** Redraws the README selection if everything it shows was taken; returns whether it did. */
export async function writeSelection(
  folder: string,
  pictures: readonly Picture[],
): Promise<boolean> {
  const brands = await brandKeys()
  const tilePictures = brands.map((brand, at) => {
    const tile = tiles[at % tiles.length]
    return pictures.find(
      (each) =>
        each.brand === brand &&
        each.screen === tile?.screen &&
        lookName(each.look) === lookName(tile.look),
    )
  })
  if (tilePictures.includes(undefined)) return false
  const drawn = tilePictures.flatMap((picture) => picture ?? [])
  const rows = Math.ceil(drawn.length / columns)
  const composite = await Promise.all(
    drawn.map(async ({ file }, at) => ({
      input: await sharp(join(folder, file))
        .resize({ width: tileWidth, height: tileHeight, fit: 'cover', position: 'top' })
        .toBuffer(),
      left: gap + (at % columns) * (tileWidth + gap),
      top: gap + Math.floor(at / columns) * (tileHeight + gap),
    })),
  )
  await sharp({
    create: {
      width: gap + columns * (tileWidth + gap),
      height: gap + rows * (tileHeight + gap),
      channels: 3,
      background,
    },
  })
    .composite(composite)
    .webp({ quality: 80 })
    .toFile(join(root, 'scripts/readme/brands.webp'))
  return true
}
