/** @module-tag long */
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, startVisit } from './browser.ts'
import { findFocusFaults } from './findFocusFaults.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const ways: readonly (readonly [style: string, isSeen: boolean])[] = [
  ['#stop:focus { outline: 2px solid #000 }', true],
  ['#stop:focus { outline: 2px solid #999; outline-offset: 2px }', false],
  ['#stop { outline: 2px solid #000 }', false],
  ['#stop:focus { outline: none }', false],
  ['#stop:focus { outline: 2px solid transparent }', false],
  ['#stop { box-shadow: 0 0 0 3px #000 } #stop:focus { outline: none }', false],
  ['#stop:focus { outline: none; box-shadow: 0 0 0 3px #000 }', true],
  ['#stop:focus { outline: none; box-shadow: 0 0 0 3px #ddd }', false],
  ['#stop:focus { outline: none; border: 2px solid #000 }', true],
  ['#stop:focus { outline: none; background: #eee }', false],
  ['#stop:focus { outline: none; background: #222; color: #fff }', true],
  ['#stop:focus { outline: none } #wrap:has(:focus-visible) { outline: 2px solid #000 }', true],
  [
    '#stop:focus { outline: none } #wrap:focus-within::after { content: ""; border: 2px solid #000 }',
    true,
  ],
  ['#stop:focus { outline: none } #wrap { outline: 2px solid #000 }', false],
  [
    '#wrap { background: #000; padding: 20px } #stop:focus { outline: 2px solid #000; outline-offset: 2px }',
    false,
  ],
  [
    '#wrap { background: linear-gradient(#fff, #fff) } #stop:focus { outline: 2px solid #000 }',
    true,
  ],
  [
    '#wrap { background: linear-gradient(#fff, #fff) } #stop:focus { outline: 2px solid #eee }',
    false,
  ],
]

it('the focus check tells visible indicators from invisible ones', async () => {
  const { page } = await startVisit(browser)
  const plain =
    'body { background: #fff; color: #000 } #stop { background: #fff; border: 2px solid #fff }'
  const results: (readonly [string, boolean])[] = []
  for (const [style] of ways) {
    await page.setContent(
      `<style>${plain} ${style}</style><h1>Made up</h1><p id="wrap"><button id="stop">Stop</button></p>`,
    )
    results.push([style, (await findFocusFaults(page)).length === 0])
  }
  expect(results).toEqual(ways)
})

it.each(['/en/aboutUs', '/en/cms-login'])(
  'the focus check fails on %s once its outlines are removed',
  async (path) => {
    const { page } = await startVisit(browser)
    await page.goto(path)
    await page.locator('h1').waitFor()
    expect(await findFocusFaults(page)).toEqual([])
    await page.evaluate(() => {
      const bare = new CSSStyleSheet()
      bare.replaceSync(
        '*, ::before, ::after { outline: none !important; box-shadow: none !important; border-color: #777 !important }',
      )
      document.adoptedStyleSheets.push(bare)
    })
    expect((await findFocusFaults(page)).length).toBeGreaterThan(2)
    await page.context().close()
  },
)
