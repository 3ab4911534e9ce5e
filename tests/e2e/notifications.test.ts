/** @module-tag long */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storefront as ar } from '#ui/i18n/ar/storefront.ts'
import { storefront as en } from '#ui/i18n/en/storefront.ts'
import { openBrowser, signIn, startVisit, type Visit } from './browser.ts'
import { createStaffApi } from './createStaffApi.ts'

const widths = [1440, 390] as const
const words = { en, ar }
const languages = ['en', 'ar'] as const
const looks = widths.flatMap((width) => languages.map((language) => ({ width, language })))

/** Returns the controls and bars that lie beneath the visible alert. */
function coveredBeneath(): string[] {
  const alert = [...document.querySelectorAll('[data-type]')].find((each) => each.checkVisibility())
  if (!alert) return ['no alert']
  const over = alert.getBoundingClientRect()
  const dialog = [...document.querySelectorAll('[role=dialog], dialog[open]')].at(-1)
  const controls = (dialog ?? document).querySelectorAll(
    'a[href], button, input, select, textarea, [data-screen-only=bar], [data-dock]',
  )
  const isWhole =
    over.left >= 0 && over.right <= innerWidth && over.top >= 0 && over.bottom <= innerHeight
  return [
    ...(isWhole ? [] : ['the alert is cut off']),
    ...[...controls]
      .filter((each) => !alert.contains(each) && each.checkVisibility({ visibilityProperty: true }))
      .filter((each) => {
        const { left, right, top, bottom, width, height } = each.getBoundingClientRect()
        const isBeneath =
          left < over.right && right > over.left && top < over.bottom && bottom > over.top
        // Large controls, such as pictures, can still be clicked beside it.
        const isBroad = width * height > (innerWidth * innerHeight) / 5
        return width > 1 && height > 1 && isBeneath && !isBroad
      })
      .map((each) => each.textContent || each.outerHTML.slice(0, 80)),
  ]
}

/** Waits until the alert covers nothing; its six seconds are enough for the layout to settle. */
async function coversNothing(page: Page, where: string): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-type]')].some((each) => each.checkVisibility()),
  )
  const covered = async () => [where, ...(await page.evaluate(coveredBeneath))]
  await expect.poll(covered, { interval: 50, timeout: 4000 }).toEqual([where])
}

describe('a notification', () => {
  let browser: Browser
  let office: Visit
  let tag: string
  beforeAll(async () => {
    browser = await openBrowser()
    office = await startVisit(browser)
    await signIn(office.page)
    const staff = await createStaffApi()
    tag = (await staff('POST', '/tags', { title: `Alerts ${Date.now()}` }))._id
  })
  afterAll(() => browser.close())

  it.each(looks)('covers nothing in the back office: %o', async ({ width, language }) => {
    const { page, errors } = office
    await page.setViewportSize({ width, height: 900 })
    // Rejected by the server: the input and the bar to save it stay in place.
    const paths = [`metadata/tags/${tag}/edit`, 'settings']
    for (const path of paths) {
      await page.route('**/api/marketplace/**', (route) =>
        route.request().method() === 'PATCH'
          ? route.fulfill({ status: 500, json: {} })
          : route.continue(),
      )
      await page.goto(`/${language}/cms/${path}`)
      const field = page.locator('form input[type=text]:visible').first()
      await field.waitFor()
      await field.fill(`Changed ${language} ${width}`)
      await page.keyboard.press('Enter')
      await coversNothing(page, `${path} ${language} ${width}`)
      await page.unrouteAll()
    }
    // Saved: back on the list with the record.
    await page.goto(`/${language}/cms/metadata/tags/${tag}/edit`)
    const title = page.locator('form input[type=text]:visible').first()
    await title.waitFor()
    await title.fill(`Saved ${language} ${width}`)
    await page.keyboard.press('Enter')
    await page.waitForURL(/tags(\?.*)?$/)
    await page.locator('main table a').first().waitFor()
    await coversNothing(page, `tags ${language} ${width}`)
    expect(errors).toEqual([])
  })

  it.each(looks)('covers nothing in the shop: %o', async ({ width, language }) => {
    const { page, context, errors } = await startVisit(browser, width)
    for (const path of ['products', 'products/DEV-TH-LW01']) {
      await page.goto(`/${language}/${path}`)
      const add = page.getByRole('main').getByRole('button', { name: words[language]['buy.add'] })
      await add.filter({ visible: true }).first().click()
      await coversNothing(page, `${path} ${language} ${width}`)
    }
    expect(errors).toEqual([])
    await context.close()
  })
})
