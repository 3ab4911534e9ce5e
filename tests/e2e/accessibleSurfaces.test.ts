/** @module-tag long */
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Language } from '#domain/locale.ts'
import { installAxe } from './axe.ts'
import { openBrowser, signIn, startVisit, type Visit } from './browser.ts'
import { waitUntilSettled, trackRequests } from './waitUntilSettled.ts'
import { surfaces, cmsTextsOf } from './cmsSurfaces.ts'
import { findPageProblems, applyLook, type PageLook } from './checkRoutes.ts'

const looks: readonly (PageLook & { readonly language: Language })[] = [
  { language: 'en', theme: 'light', width: 1440 },
  { language: 'ar', theme: 'dark', width: 390 },
]

type Looking = {
  readonly look: (typeof looks)[number]
  readonly visitor: Visit
  isQuiet(): boolean
}

describe('every dialog and menu of the back office', () => {
  let browser: Browser
  let all: readonly Looking[]

  beforeAll(async () => {
    browser = await openBrowser()
    all = await Promise.all(
      looks.map(async (look) => {
        const visitor = await startVisit(browser)
        await installAxe(visitor.page)
        await signIn(visitor.page)
        await applyLook(visitor.page, 'en', look)
        return { look, visitor, isQuiet: trackRequests(visitor.page) }
      }),
    )
  })
  afterAll(() => browser.close())

  it.each(surfaces)('has no accessibility problem: $what', async ({ path, open }) => {
    const problems = await Promise.all(
      all.map(async ({ look: { language, theme, width }, visitor, isQuiet }) => {
        const { page } = visitor
        await page.goto(`/${language}/${await path(page)}`)
        await waitUntilSettled(page, isQuiet)
        await (await open(page, cmsTextsOf(language))).waitFor()
        const where = `${new URL(page.url()).pathname} ${theme} ${width}`
        if (!(await waitUntilSettled(page, isQuiet))) return [`${where}: never finished loading`]
        return findPageProblems(visitor, where)
      }),
    )
    expect(problems.flat()).toEqual([])
  })
})
