import { createRequire } from 'node:module'
import type Axe from 'axe-core'
import type { Page } from 'playwright'

declare global {
  interface Window {
    readonly axe: typeof Axe
  }
}

const source = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** Once for each visitor: every page they load brings the rules along, whatever its policy. */
export async function installAxe(page: Page): Promise<void> {
  await page.addInitScript({ path: source })
}

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What the colours, sizes and places of a look decide; all else is the same in each. */
const lookRules = [
  'color-contrast',
  'link-in-text-block',
  'target-size',
  'scrollable-region-focusable',
]

/** Places of their own beside the landmarks: what opens over a page hangs at its end. */
const outsideLandmarks =
  'dialog, [role=dialog], [role=alertdialog], [role=menu], [role=listbox], svg'

/** What is wrong with what is shown, one line for each rule and place. */
export async function axeViolationsOf(
  page: Page,
  rules: 'all' | 'looks' = 'all',
): Promise<string[]> {
  return page.evaluate(
    async ({ runOnly, regionMatcher }) => {
      window.axe.configure({ checks: [{ id: 'region', options: { regionMatcher } }] })
      const { violations } = await window.axe.run(document, {
        runOnly,
        resultTypes: ['violations'],
        // Neither style sheets nor films are looked into by these rules.
        preload: false,
      })
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, any, all, none }) => {
          const reason = [...any, ...all, ...none][0]?.message ?? ''
          return `${id} at ${target.join(' ')}: ${reason}`
        }),
      )
    },
    {
      runOnly:
        rules === 'all'
          ? { type: 'tag' as const, values: standards }
          : { type: 'rule' as const, values: lookRules },
      regionMatcher: outsideLandmarks,
    },
  )
}
