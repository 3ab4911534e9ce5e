import type { Page } from 'playwright'

/** Holds the responses to matching requests until the returned function is called. */
export async function holdResponses(page: Page, urls: string | RegExp): Promise<() => void> {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(urls, async (route) => {
    await released
    await route.continue()
  })
  return release
}
