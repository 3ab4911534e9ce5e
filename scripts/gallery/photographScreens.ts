import { mkdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import type { Brand } from '#domain/brand.ts'
import { storefront } from '#ui/i18n/en/storefront.ts'
import { findLayoutFaults } from './findLayoutFaults.ts'
import { lookName, type Look } from './looks.ts'
import { signInAs } from './signInAs.ts'
import type { Screen, Viewer } from './screens.ts'

export type Picture = {
  readonly brand: string
  readonly screen: string
  readonly look: Look
  /** relative to the folder of the gallery */
  readonly file: string
  readonly faults: readonly string[]
}

type PhotographOptions = {
  readonly browser: Browser
  readonly brand: Brand
  readonly url: string
  readonly folder: string
  readonly looks: readonly Look[]
  readonly screens: readonly Screen[]
}

/** Takes a screenshot of every screen of a running shop in every look. */
export async function photographScreens(options: PhotographOptions): Promise<Picture[]> {
  const { brand, folder, screens } = options
  await mkdir(join(folder, brand.key), { recursive: true })
  const brandScreens = screens.filter(({ feature }) => !feature || brand.features[feature])
  const pictures: Picture[] = []
  for (const [viewer, viewerScreens] of Map.groupBy(brandScreens, (screen) => screen.viewer)) {
    if (viewerScreens.some(({ feature }) => feature === 'cart')) await fillCart(options, viewer)
    // A page mostly waits, so several of them run side by side.
    const remaining = [...options.looks]
    const worker = async () => {
      for (let look = remaining.shift(); look; look = remaining.shift())
        pictures.push(...(await photographLook(options, look, viewerScreens, viewer)))
    }
    await Promise.all(Array.from({ length: availableParallelism() }, worker))
  }
  return pictures
}

async function photographLook(
  options: PhotographOptions,
  look: Look,
  viewerScreens: readonly Screen[],
  viewer: Viewer,
): Promise<Picture[]> {
  const { brand, folder } = options
  const page = await openPage(options, look, viewer)
  const pictures: Picture[] = []
  for (const { name, path } of viewerScreens) {
    await page.goto(`/${look.language}${path}`)
    await waitUntilSettled(page, viewer)
    const file = `${brand.key}/${name}-${lookName(look)}.jpeg`
    const faults = await page.evaluate(findLayoutFaults)
    await page.screenshot({
      path: join(folder, file),
      type: 'jpeg',
      quality: 82,
      fullPage: viewer !== 'staff',
    })
    pictures.push({ brand: brand.key, screen: name, look, file, faults })
  }
  await page.context().close()
  return pictures
}

async function openPage(
  { browser, url }: PhotographOptions,
  look: Look,
  viewer: Viewer,
): Promise<Page> {
  const { language, theme, width } = look
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: width < 700 ? 844 : 900 },
    reducedMotion: 'reduce',
    locale: language,
  })
  await context.addCookies([
    { name: 'theme', value: theme, url },
    { name: 'language', value: language, url },
  ])
  await signInAs(context, url, viewer)
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  return page
}

/** Fills the cart of the viewer's account, so that every look finds the same products. */
async function fillCart(options: PhotographOptions, viewer: Viewer): Promise<void> {
  const page = await openPage(options, { language: 'en', theme: 'light', width: 1440 }, viewer)
  for (const code of ['DEV-TH-LW01', 'GW-LW-IN8']) {
    await page.goto(`/en/products/${code}`)
    await waitUntilSettled(page, 'customer')
    const add = page
      .getByRole('main')
      .getByRole('button', { name: storefront['buy.add'], exact: true })
    await add.first().click()
    await waitUntilSettled(page, 'customer')
  }
  await page.context().close()
}

/** Waits until scripts run and everything is loaded; scrolls down and up for lazy content. */
async function waitUntilSettled(page: Page, viewer: Viewer): Promise<void> {
  await page.locator('#rest').waitFor({ state: 'detached' })
  await page.locator('h1').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page
    .locator('[class*="_bone_"], [role=progressbar], [aria-busy=true]')
    .first()
    .waitFor({ state: 'detached' })
  if (viewer === 'staff') return
  await page.evaluate(async () => {
    const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))
    for (let at = 0; at < document.documentElement.scrollHeight; at += innerHeight) {
      scrollTo(0, at)
      await wait(120)
    }
    // Hidden or off-page images are never loaded.
    const visibleImages = [...document.images].filter((image) => {
      const { left, right } = image.getBoundingClientRect()
      return image.checkVisibility({ visibilityProperty: true }) && right > 0 && left < innerWidth
    })
    // Waits until loaded images are decoded; images that never load are shot as they are.
    const allDecoded = Promise.all(
      visibleImages.map(async (image) => {
        while (!image.complete) await wait(60)
        await image.decode().catch(() => undefined)
      }),
    )
    await Promise.race([allDecoded, wait(3000)])
    scrollTo(0, 0)
    await document.fonts.ready
    await wait(120)
  })
  await page.waitForLoadState('networkidle')
}
