import type { Page } from 'playwright'

const awaited = ['fetch', 'xhr', 'script', 'stylesheet']

/** Whether everything that the page has asked for has come. */
export function watchRequests(page: Page): () => boolean {
  const open = new Set<unknown>()
  page.on('request', (request) => {
    if (awaited.includes(request.resourceType())) open.add(request)
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return () => open.size === 0
}

/** Until a screen is all there; false when it never is. */
export async function settle(page: Page, isQuiet: () => boolean): Promise<boolean> {
  const end = performance.now() + 20_000
  while (performance.now() < end) {
    if ((await page.evaluate(standsStill)) && isQuiet()) return true
  }
  return false
}

/** Whether nothing changed for a third of a second, as long as React may hold back what came late, and nothing is awaited. */
async function standsStill(): Promise<boolean> {
  const isCalm = await new Promise<boolean>((done) => {
    const finish = (calm: boolean) => {
      observer.disconnect()
      clearTimeout(timer)
      clearTimeout(limit)
      done(calm)
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
  const waiting = '[class*="_bone_"], [role=progressbar], [aria-busy=true], [data-busy=true]'
  return (
    isCalm &&
    !isMoving &&
    document.querySelectorAll('h1').length > 0 &&
    document.querySelector(waiting) === null
  )
}
