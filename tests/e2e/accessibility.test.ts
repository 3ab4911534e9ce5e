/** @module-tag long */
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languageCodes } from '#domain/locale.ts'
import { installAxe } from './axe.ts'
import { openBrowser, signIn, startVisit } from './browser.ts'
import { cmsAddresses, publicRoutes } from './cmsRoutes.ts'
import { signInSteps } from './signInSteps.ts'
import { isThorough, looksOf, pathsToCheck } from './looks.ts'
import { waitUntilSettled, trackRequests } from './waitUntilSettled.ts'
import { findPageProblems, checkRoutes, applyLook, type Visitor } from './checkRoutes.ts'

describe('every screen of the back office', () => {
  let browser: Browser
  let visitors: readonly Visitor[]

  beforeAll(async () => {
    browser = await openBrowser()
    visitors = await Promise.all(
      languageCodes.map(async (language) => {
        const visitor = await startVisit(browser)
        await installAxe(visitor.page)
        return { ...visitor, language, isIdle: trackRequests(visitor.page) }
      }),
    )
  })
  afterAll(() => browser.close())

  /** Runs all visitors in parallel: one waits for the server while another is being examined. */
  const inEachLanguage = async (look: (visitor: Visitor) => Promise<string[]>): Promise<string[]> =>
    (await Promise.all(visitors.map(look))).flat()

  const enter = async ({ page, language, isIdle }: Visitor): Promise<void> => {
    await page.goto(`/${language}/${publicRoutes[0]}`)
    await waitUntilSettled(page, isIdle)
  }

  it('is checked by rules that detect faults', async () => {
    const [visitor] = visitors
    if (!visitor) throw new Error('there is nobody')
    await enter(visitor)
    expect(await findPageProblems(visitor, 'here')).toEqual([])
    await visitor.page.evaluate(() => {
      const faults = document.createElement('section')
      faults.innerHTML =
        '<h1>Another</h1><button></button><p style="color: #bbb; background: #fff">Pale</p>' +
        '<div tabindex="0" role="switch" style="inline-size: 3000px">Wide</div>'
      document.querySelector('main')?.append(faults)
      document.title = 'Something else'
      console.error('a complaint')
    })
    const found = (await findPageProblems(visitor, 'here')).join('\n')
    expect(found).toMatch(/^here: button-name at /m)
    expect(found).toMatch(/^here: color-contrast at .*p/m)
    expect(found).toMatch(/^here: aria-required-attr at /m)
    expect(found).toMatch(/^here: 2 first headings$/m)
    expect(found).toMatch(/^here: the title "Something else" /m)
    expect(found).toMatch(/^here: 3\d{3} px wide in 1440 px$/m)
    expect(found).toMatch(/^here: a complaint$/m)
  })

  it('has no accessibility problem before sign-in', async () => {
    expect(publicRoutes.length).toBeGreaterThan(0)
    const problems = await inEachLanguage(async (visitor) => {
      await enter(visitor)
      return checkRoutes(visitor, { paths: publicRoutes, looks: looksOf(visitor.language) })
    })
    expect(problems).toEqual([])
  })

  it.each(signInSteps)('has no accessibility problem while signing in: $what', async ({ open }) => {
    const problems = await inEachLanguage(async (visitor) => {
      const { page, language, isIdle } = visitor
      const found: string[] = []
      await enter(visitor)
      await open(page, language)
      for (const look of looksOf(language)) {
        await applyLook(page, language, look)
        await waitUntilSettled(page, isIdle)
        found.push(...(await findPageProblems(visitor, `${language} ${look.theme} ${look.width}`)))
      }
      return found
    })
    expect(problems).toEqual([])
  })

  it(
    'has no accessibility problem after sign-in',
    async () => {
      const [paths = []] = await Promise.all(
        visitors.map(async ({ page }) => {
          await signIn(page)
          return cmsAddresses(page)
        }),
      )
      expect(paths.length).toBeGreaterThan(100)
      const problems = await inEachLanguage((visitor) =>
        checkRoutes(visitor, {
          paths: pathsToCheck(paths, visitor.language),
          looks: looksOf(visitor.language),
        }),
      )
      expect(problems).toEqual([])
    },
    isThorough ? 1_800_000 : 360_000,
  )
})
