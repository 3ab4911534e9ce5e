import type { Browser, Locator, Page } from 'playwright'

/**
 * What a visitor did, and the milliseconds until the browser had painted its effect; 0 stands for
 * less than 16.
 */
export type Interaction = { readonly name: string; readonly duration: number }

export type Visitor = Awaited<ReturnType<typeof startVisitor>>

/** In milliseconds. */
const [pointerRest, pauseAfter] = [200, 500]

/**
 * Starts a visit with an empty cache on a machine of a quarter of the speed. The visitor presses
 * with the pointer and types, and notes how long the browser takes for each: what it calls the
 * duration of an interaction, in steps of 8 ms.
 */
export async function startVisitor(browser: Browser, baseURL: string) {
  const viewport = { width: 1440, height: 900 }
  const context = await browser.newContext({ baseURL, viewport, locale: 'en' })
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const interactions: Interaction[] = []
  let durations = await observeDurations(page)

  async function note(name: string, interact: () => Promise<void>): Promise<void> {
    await interact()
    await page.waitForTimeout(pauseAfter)
    const duration = await durations.evaluate(async (all) => {
      // An event is told of once its frame is painted.
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 50)))
      return Math.max(0, ...all.splice(0))
    })
    interactions.push({ name, duration })
  }

  return {
    page,
    interactions,
    /** Opens a page, and waits until all of it has arrived. */
    async open(path: string): Promise<void> {
      await page.goto(path, { waitUntil: 'networkidle' })
      durations = await observeDurations(page)
    },
    async press(target: Locator): Promise<void> {
      await target.hover()
      await page.waitForTimeout(pointerRest)
      // The driver's own click would check inside of the events what is below the pointer.
      await note(`press ${String(target)}`, async () => {
        await page.mouse.down()
        await page.mouse.up()
      })
    },
    /** Presses keys where the focus is, one after the other. */
    async type(...keys: readonly string[]): Promise<void> {
      for (const key of keys) await note(`key ${key}`, () => page.keyboard.press(key))
    },
  }
}

/** Collects the durations of the events of this document that belong to an interaction. */
const observeDurations = (page: Page) =>
  page.evaluateHandle(() => {
    const durations: number[] = []
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry instanceof PerformanceEventTiming && entry.interactionId)
          durations.push(entry.duration)
    })
    const what = { type: 'event', durationThreshold: 16, buffered: true }
    observer.observe(what)
    return durations
  })
