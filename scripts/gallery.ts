import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { withShop } from './checkout/withShop.ts'
import { galleryPage } from './gallery/galleryPage.ts'
import { lookName, looks } from './gallery/looks.ts'
import { mergePictures } from './gallery/mergePictures.ts'
import { photographScreens, type Picture } from './gallery/photographScreens.ts'
import { screens } from './gallery/screens.ts'
import { readOptions } from './readOptions.ts'
import { selectNames } from './selectNames.ts'
import { findChromium, installChromium } from './test/chromium.ts'
import { brandKeys, loadBrand } from './vite/brands.ts'
import { root } from './vite/root.ts'

/** Takes screenshots of both fronts in every brand and look, and writes a page to browse them. */
const { values } = readOptions({
  options: {
    brand: { type: 'string', multiple: true, default: [] },
    screen: { type: 'string', multiple: true, default: [] },
    look: { type: 'string', multiple: true, default: [] },
  },
})
const keys = await brandKeys()
const requestedBrands = selectNames('brand', values.brand, keys)
const screenNames = screens.map(({ name }) => name)
const requestedScreens = selectNames('screen', values.screen, screenNames)
const requestedLooks = selectNames('look', values.look, looks.map(lookName))

const executablePath = findChromium() ?? installChromium()
if (!executablePath)
  throw new Error('No Chromium was found or could be installed. Set CHROMIUM_PATH to one.')
const folder = join(root, 'dist/gallery')
await mkdir(folder, { recursive: true })
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
const pictures: Picture[] = []
for (const [at, key] of requestedBrands.entries()) {
  const start = performance.now()
  const { brand } = await loadBrand(key)
  const newPictures = await withShop({ BRAND: key, BRANDS: '', DATABASE_URL: '' }, (url) =>
    photographScreens({
      browser,
      brand,
      url,
      folder,
      looks: looks.filter((look) => requestedLooks.includes(lookName(look))),
      screens: screens.filter(({ name }) => requestedScreens.includes(name)),
    }),
  )
  pictures.push(...newPictures)
  const seconds = ((performance.now() - start) / 1000).toFixed(0)
  console.log(
    `${at + 1} of ${requestedBrands.length}  ${key}: ${newPictures.length} pictures in ${seconds} s`,
  )
}
await browser.close()
const all = (await mergePictures(folder, pictures)).filter(({ brand }) => keys.includes(brand))
await writeFile(join(folder, 'index.html'), await galleryPage(all))
const faulty = pictures.filter(({ faults }) => faults.length > 0)
for (const { file, faults } of faulty) console.log([file, ...faults].join('\n  '))
console.log(
  `${pictures.length} pictures, ${faulty.length} with faults: ${join(folder, 'index.html')}`,
)
process.exit(faulty.length > 0 ? 1 : 0)
