import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languageCodes } from '#domain/locale.ts'
import { bringAxe } from './axe.ts'
import { openBrowser, signIn, visit } from './browser.ts'
import { addresses, doors } from './cmsRoutes.ts'
import { doorSteps } from './doorSteps.ts'
import { isThorough, looksOf, shareOf } from './looks.ts'
import { settle, watchRequests } from './settle.ts'
import { examine, walk, wear, type Visitor } from './walkRoutes.ts'

describe('every screen of the back office', () => {
  let browser: Browser
  let visitors: readonly Visitor[]

  beforeAll(async () => {
    browser = await openBrowser()
    visitors = await Promise.all(
      languageCodes.map(async (language) => {
        const visitor = await visit(browser)
        await bringAxe(visitor.page)
        return { ...visitor, language, isQuiet: watchRequests(visitor.page) }
      }),
    )
  })
  afterAll(() => browser.close())

  /** Everybody at once: one waits for the server while another is being examined. */
  const together = async (look: (visitor: Visitor) => Promise<string[]>): Promise<string[]> =>
    (await Promise.all(visitors.map(look))).flat()

  const enter = async ({ page, language, isQuiet }: Visitor): Promise<void> => {
    await page.goto(`/${language}/${doors[0]}`)
    await settle(page, isQuiet)
  }

  it('is looked at by rules that notice', async () => {
    const [visitor] = visitors
    if (!visitor) throw new Error('there is nobody')
    await enter(visitor)
    expect(await examine(visitor, 'here')).toEqual([])
    await visitor.page.evaluate(() => {
      const faults = document.createElement('section')
      faults.innerHTML =
        '<h1>Another</h1><button></button><p style="color: #bbb; background: #fff">Pale</p>' +
        '<div tabindex="0" role="switch" style="inline-size: 3000px">Wide</div>'
      document.querySelector('main')?.append(faults)
      document.title = 'Something else'
      console.error('a complaint')
    })
    const found = (await examine(visitor, 'here')).join('\n')
    expect(found).toMatch(/^here: button-name at /m)
    expect(found).toMatch(/^here: color-contrast at .*p/m)
    expect(found).toMatch(/^here: aria-required-attr at /m)
    expect(found).toMatch(/^here: 2 first headings$/m)
    expect(found).toMatch(/^here: the title "Something else" /m)
    expect(found).toMatch(/^here: 3\d{3} px wide in 1440 px$/m)
    expect(found).toMatch(/^here: a complaint$/m)
  })

  it('before one is signed in has nothing in the way of anybody', async () => {
    expect(doors.length).toBeGreaterThan(0)
    const problems = await together(async (visitor) => {
      await enter(visitor)
      return walk(visitor, { paths: doors, looks: looksOf(visitor.language) })
    })
    expect(problems).toEqual([])
  })

  it.each(doorSteps)('has nothing in the way of anybody at the door: $what', async ({ open }) => {
    const problems = await together(async (visitor) => {
      const { page, language, isQuiet } = visitor
      const found: string[] = []
      await enter(visitor)
      await open(page, language)
      for (const look of looksOf(language)) {
        await wear(page, language, look)
        await settle(page, isQuiet)
        found.push(...(await examine(visitor, `${language} ${look.theme} ${look.width}`)))
      }
      return found
    })
    expect(problems).toEqual([])
  })

  it(
    'behind the door has nothing in the way of anybody',
    async () => {
      const [paths = []] = await Promise.all(
        visitors.map(async ({ page }) => {
          await signIn(page)
          return addresses(page)
        }),
      )
      expect(paths.length).toBeGreaterThan(100)
      const problems = await together((visitor) =>
        walk(visitor, {
          paths: shareOf(paths, visitor.language),
          looks: looksOf(visitor.language),
        }),
      )
      expect(problems).toEqual([])
    },
    isThorough ? 1_800_000 : 360_000,
  )
})
