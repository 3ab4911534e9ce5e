import type { Page, Response } from 'playwright'

/** Every text that the API gives a page: what people typed is among them, and no text of the product's own pages. */
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
      // Somebody has left the page before it came, or it is none.
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
