import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { galleryPage } from './gallery/galleryPage.ts'
import { lookName, looks } from './gallery/looks.ts'
import { photographScreens, type Picture } from './gallery/photographScreens.ts'
import { writeOverview } from './gallery/writeOverview.ts'
import { writeSelection } from './gallery/writeSelection.ts'
import { runShop } from './checkout/runShop.ts'
import { screens } from './gallery/screens.ts'
import { mergePictures } from './gallery/mergePictures.ts'
import { readOptions } from './readOptions.ts'
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
const names = screens.map(({ name }) => name)
const optionChecks = [
  ['brand', values.brand, keys],
  ['screen', values.screen, names],
  ['look', values.look, looks.map(lookName)],
] as const
for (const [option, requested, existing] of optionChecks) {
  const unknown = requested.find((each) => !existing.includes(each))
  if (unknown === undefined) continue
  console.error(`There is no ${option} "${unknown}"; there are: ${existing.join(', ')}`)
  process.exit(1)
}

const executablePath = findChromium() ?? installChromium()
if (!executablePath) throw new Error('There is no Chromium here.')
const folder = join(root, 'dist/gallery')
await mkdir(folder, { recursive: true })
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
const requestedBrands = values.brand.length
  ? keys.filter((key) => values.brand.includes(key))
  : keys
const pictures: Picture[] = []
for (const [at, key] of requestedBrands.entries()) {
  const start = performance.now()
  const { brand } = await loadBrand(key)
  const dataDir = await mkdtemp(join(tmpdir(), `gallery-${key}-`))
  const shop = await runShop(dataDir, {
    BRAND: key,
    BRANDS: '',
    DATABASE_URL: '',
    BOT_CHECK: 'off',
  })
  try {
    const newPictures = await photographScreens({
      browser,
      brand,
      url: shop.url,
      folder,
      looks: looks.filter((look) => !values.look.length || values.look.includes(lookName(look))),
      names: values.screen,
    })
    pictures.push(...newPictures)
    const seconds = ((performance.now() - start) / 1000).toFixed(0)
    console.log(
      `${at + 1} of ${requestedBrands.length}  ${key}: ${newPictures.length} pictures in ${seconds} s`,
    )
  } finally {
    await shop.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
await browser.close()
const all = (await mergePictures(folder, pictures)).filter(({ brand }) => keys.includes(brand))
await writeFile(join(folder, 'index.html'), await galleryPage(all))
await writeSelection(folder, pictures)
await writeOverview(folder, pictures)
const faulty = pictures.filter(({ faults }) => faults.length > 0)
for (const { file, faults } of faulty) console.log([file, ...faults].join('\n  '))
console.log(
  `${pictures.length} pictures, ${faulty.length} with faults: ${join(folder, 'index.html')}`,
)
process.exit(faulty.length > 0 ? 1 : 0)
