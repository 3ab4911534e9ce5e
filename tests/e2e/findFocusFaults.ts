import type { Page } from 'playwright'
import { findStopsWithoutRing } from './findStopsWithoutRing.ts'
import { countPixelChanges } from './countPixelChanges.ts'

/** How far a focus ring may extend beyond its element, in pixels. */
const ringReach = 8
/** The number of pixels in the border of the smallest checkbox. */
const minimumPixels = 24

/** Returns one element of each kind that shows no visible focus. */
export async function findFocusFaults(page: Page): Promise<string[]> {
  // From now on, focus counts as keyboard focus.
  await page.keyboard.press('Tab')
  const faults: string[] = []
  for (const { stopId, description } of await page.evaluate(findStopsWithoutRing)) {
    if ((await countChangesAround(page, stopId)) < minimumPixels)
      faults.push(`no focus is seen on ${description}`)
  }
  return faults
}

/**
 * Counts visible changes that no style reveals, such as a slider's handle or a ring on a picture.
 */
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
  // The area is completely outside the page.
  if (clip.width <= 0 || clip.height <= 0) return 0
  const takeScreenshot = () => page.screenshot({ clip, animations: 'disabled', caret: 'hide' })
  const focused = await takeScreenshot()
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  return countPixelChanges(focused, await takeScreenshot())
}
