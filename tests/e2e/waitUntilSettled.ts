import type { Page } from 'playwright'

const trackedTypes = ['fetch', 'xhr', 'script', 'stylesheet']

/** Returns a function that tells whether all requests of the page are finished. */
export function trackRequests(page: Page): () => boolean {
  const pending = new Set<unknown>()
  page.on('request', (request) => {
    if (trackedTypes.includes(request.resourceType())) pending.add(request)
  })
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  return () => pending.size === 0
}

/** Waits until a screen is complete; resolves to false if it never is. */
export async function waitUntilSettled(page: Page, isIdle: () => boolean): Promise<boolean> {
  const deadline = performance.now() + 20_000
  while (performance.now() < deadline) {
    if ((await page.evaluate(isStable)) && isIdle()) return true
  }
  return false
}

/**
 * Checks that nothing is pending and nothing changed for a third of a second, the longest time
 * React may delay late content.
 */
async function isStable(): Promise<boolean> {
  const isCalm = await new Promise<boolean>((done) => {
    const finish = (isUnchanged: boolean) => {
      observer.disconnect()
      clearTimeout(timer)
      clearTimeout(limit)
      done(isUnchanged)
    }
    const wait = () => setTimeout(() => finish(true), 350)
    let timer = wait()
    const limit = setTimeout(() => finish(false), 5000)
    const observer = new MutationObserver(() => {
      clearTimeout(timer)
      timer = wait()
    })
    const everything = { attributes: true, characterData: true, childList: true, subtree: true }
    observer.observe(document, everything)
  })
  const isMoving = document.getAnimations().some(({ playState, effect }) => {
    const { iterations } = effect?.getComputedTiming() ?? {}
    return playState === 'running' && iterations !== Infinity
  })
  const busySelector = '[class*="_bone_"], [role=progressbar], [aria-busy=true], [data-busy=true]'
  return (
    isCalm &&
    !isMoving &&
    document.querySelectorAll('h1').length > 0 &&
    document.querySelector(busySelector) === null
  )
}
