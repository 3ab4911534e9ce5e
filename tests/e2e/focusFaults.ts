import type { Page } from 'playwright'
import { stopsWithoutRing } from './focusRings.ts'
import { pixelsChanged } from './pixelsChanged.ts'

/** How far around something its ring may reach. */
const reach = 8
/** As many pixels as the edge of the smallest tick has. */
const seen = 24

/** Every kind of thing that the keyboard stops at without it being seen there. */
export async function focusFaults(page: Page): Promise<string[]> {
  // What has the focus from now on has it by the keyboard.
  await page.keyboard.press('Tab')
  const faults: string[] = []
  for (const { mark, what } of await page.evaluate(stopsWithoutRing)) {
    if ((await changedAround(page, mark)) < seen) faults.push(`no focus is seen on ${what}`)
  }
  return faults
}

/** What no style tells, such as the handle of a slider or a ring over a picture, the eye does. */
async function changedAround(page: Page, mark: string): Promise<number> {
  const place = await page.evaluate((stop) => {
    const element = document.querySelector(`[data-stop="${stop}"]`)
    if (!(element instanceof HTMLElement)) return undefined
    element.scrollIntoView({ block: 'center' })
    element.focus()
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x, y, width, height }
  }, mark)
  if (!place) return 0
  const left = Math.max(0, place.x - reach)
  const top = Math.max(0, place.y - reach)
  const clip = {
    x: left,
    y: top,
    width: place.x + place.width + reach - left,
    height: place.y + place.height + reach - top,
  }
  // Beyond the edge of the page nobody sees anything.
  if (clip.width <= 0 || clip.height <= 0) return 0
  const shot = () => page.screenshot({ clip, animations: 'disabled', caret: 'hide' })
  const focused = await shot()
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  return pixelsChanged(focused, await shot())
}
