import type { Page } from 'playwright'

/** Describes the focused element: its tag, then its label or text. */
export const describeFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    const labels = isField ? [...(element.labels ?? [])] : []
    const label =
      element?.getAttribute('aria-label') ?? labels.map((each) => each.textContent).join()
    return `${element?.tagName.toLowerCase()} ${label || element?.textContent}`.trim()
  })

/** Moves the focus to an element by Tab alone. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let steps = 0; steps < 80; steps += 1) {
    if (name.test(await describeFocus(page))) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${String(name)} can't be reached with Tab`)
}
