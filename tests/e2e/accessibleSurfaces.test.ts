import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Language } from '#domain/locale.ts'
import { bringAxe } from './axe.ts'
import { openBrowser, signIn, visit, type Visit } from './browser.ts'
import { settle, watchRequests } from './settle.ts'
import { surfaces, wordsOf } from './surfaces.ts'
import { examine, wear, type Look } from './walkRoutes.ts'

const looks: readonly (Look & { readonly language: Language })[] = [
  { language: 'en', theme: 'light', width: 1440 },
  { language: 'ar', theme: 'dark', width: 390 },
]

type Looking = {
  readonly look: (typeof looks)[number]
  readonly visitor: Visit
  isQuiet(): boolean
}

describe('what opens over a screen of the back office', () => {
  let browser: Browser
  let all: readonly Looking[]

  beforeAll(async () => {
    browser = await openBrowser()
    all = await Promise.all(
      looks.map(async (look) => {
        const visitor = await visit(browser)
        await bringAxe(visitor.page)
        await signIn(visitor.page)
        await wear(visitor.page, 'en', look)
        return { look, visitor, isQuiet: watchRequests(visitor.page) }
      }),
    )
  })
  afterAll(() => browser.close())

  it.each(surfaces)('has nothing in the way of anybody: $what', async ({ at, open }) => {
    const problems = await Promise.all(
      all.map(async ({ look: { language, theme, width }, visitor, isQuiet }) => {
        const { page } = visitor
        await page.goto(`/${language}/${await at(page)}`)
        await settle(page, isQuiet)
        await (await open(page, wordsOf(language))).waitFor()
        const where = `${new URL(page.url()).pathname} ${theme} ${width}`
        if (!(await settle(page, isQuiet))) return [`${where}: never finished loading`]
        return examine(visitor, where)
      }),
    )
    expect(problems.flat()).toEqual([])
  })
})
