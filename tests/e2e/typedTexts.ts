import type { Page, Response } from 'playwright'

/** Every text that the API gives a page: what people typed is among them, and no text of the product's own pages. */
export function typedTexts(page: Page): () => Promise<ReadonlySet<string>> {
  const texts = new Set<string>()
  const reading: Promise<void>[] = []
  const keep = (value: unknown): void => {
    if (typeof value === 'string') texts.add(value.trim())
    else if (value && typeof value === 'object') Object.values(value).forEach(keep)
  }
  const hear = async (response: Response): Promise<void> => {
    try {
      keep(await response.json())
    } catch {
      // Somebody has left the page before it came, or it is none.
    }
  }
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/api/')) reading.push(hear(response))
  })
  return async () => {
    await Promise.all(reading.splice(0))
    return texts
  }
}
