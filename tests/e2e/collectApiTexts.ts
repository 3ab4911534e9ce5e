import type { Page, Response } from 'playwright'

/** Collects every text in the API responses of a page, user input included. */
export function collectApiTexts(page: Page): () => Promise<ReadonlySet<string>> {
  const texts = new Set<string>()
  const pendingReads: Promise<void>[] = []
  const addTexts = (value: unknown): void => {
    if (typeof value === 'string') texts.add(value.trim())
    else if (value && typeof value === 'object') Object.values(value).forEach(addTexts)
  }
  const readResponse = async (response: Response): Promise<void> => {
    try {
      addTexts(await response.json())
    } catch {
      // The page was left before the response arrived, or it is not JSON.
    }
  }
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/api/'))
      pendingReads.push(readResponse(response))
  })
  return async () => {
    await Promise.all(pendingReads.splice(0))
    return texts
  }
}
