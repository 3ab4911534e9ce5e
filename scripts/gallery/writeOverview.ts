import { join } from 'node:path'
import sharp from 'sharp'
import { defaultBrand } from '#brands/default.ts'
import { root } from '../vite/root.ts'
import { lookName, type Look } from './looks.ts'
import type { Picture } from './photographScreens.ts'
import { background } from './writeSelection.ts'

type Sheet = {
  readonly screen: string
  readonly look: Look
  readonly left: number
  readonly top: number
}

const [width, height] = [1500, 840] as const
const [sheetWidth, sheetHeight] = [960, 600] as const

/** The shop in the background, the back office in front. */
const sheets: readonly Sheet[] = [
  {
    screen: 'home',
    look: { language: 'en', theme: 'light', width: 1440 },
    left: 36,
    top: 36,
  },
  {
    screen: 'list',
    look: { language: 'ar', theme: 'light', width: 1440 },
    left: width - sheetWidth - 36,
    top: height - sheetHeight - 36,
  },
]

/** Redraws the first README picture if both of its screens were taken; returns whether it did. */
export async function writeOverview(
  folder: string,
  pictures: readonly Picture[],
): Promise<boolean> {
  const defaultBrandPictures = pictures.filter(({ brand }) => brand === defaultBrand)
  const sheetPictures = sheets.map(({ screen, look }) =>
    defaultBrandPictures.find(
      (each) => each.screen === screen && lookName(each.look) === lookName(look),
    ),
  )
  if (sheetPictures.includes(undefined)) return false
  const composite = await Promise.all(
    sheets.map(async ({ left, top }, at) => ({
      input: await sharp(join(folder, sheetPictures[at]?.file ?? ''))
        .resize({ width: sheetWidth, height: sheetHeight, fit: 'cover', position: 'top' })
        .toBuffer(),
      left,
      top,
    })),
  )
  await sharp({ create: { width, height, channels: 3, background } })
    .composite(composite)
    .webp({ quality: 84 })
    .toFile(join(root, 'scripts/readme/overview.webp'))
  return true
}
