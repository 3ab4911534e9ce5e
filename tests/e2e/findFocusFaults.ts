import type { Page } from 'playwright'
import { findStopsWithoutRing } from './findStopsWithoutRing.ts'
import { countPixelChanges } from './countPixelChanges.ts'

/** How far around something its ring may reach. */
const ringReach = 8
/** As many pixels as the edge of the smallest tick has. */
const minimumPixels = 24

/** Every kind of thing that the keyboard stops at without it being seen there. */
export async function findFocusFaults(page: Page): Promise<string[]> {
  // What has the focus from now on has it by the keyboard.
  await page.keyboard.press('Tab')
  const faults: string[] = []
  for (const { stopId, description } of await page.evaluate(findStopsWithoutRing)) {
    if ((await countChangesAround(page, stopId)) < minimumPixels)
      faults.push(`no focus is seen on ${description}`)
  }
  return faults
}

/** What no style tells, such as the handle of a slider or a ring over a picture, the eye does. */
async function countChangesAround(page: Page, stopId: string): Promise<number> {
  const box = await page.evaluate((stop) => {
    const element = document.querySelector(`[data-stop="${stop}"]`)
    if (!(element instanceof HTMLElement)) return undefined
    element.scrollIntoView({ block: 'center' })
    element.focus()
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x, y, width, height }
  }, stopId)
  if (!box) return 0
  const left = Math.max(0, box.x - ringReach)
  const top = Math.max(0, box.y - ringReach)
  const clip = {
    x: left,
    y: top,
    width: box.x + box.width + ringReach - left,
    height: box.y + box.height + ringReach - top,
  }
  // Beyond the edge of the page nobody sees anything.
  if (clip.width <= 0 || clip.height <= 0) return 0
  const takeScreenshot = () => page.screenshot({ clip, animations: 'disabled', caret: 'hide' })
  const focused = await takeScreenshot()
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  return countPixelChanges(focused, await takeScreenshot())
}
