import { createRequire } from 'node:module'
import type Axe from 'axe-core'
import type { Page } from 'playwright'

declare global {
  interface Window {
    readonly axe: typeof Axe
  }
}

const source = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** Adds the axe rules to every page of a visitor, regardless of its content security policy. */
export async function installAxe(page: Page): Promise<void> {
  await page.addInitScript({ path: source })
}

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules that depend on colours, sizes and positions; all others are the same in every look. */
const lookRules = [
  'color-contrast',
  'link-in-text-block',
  'target-size',
  'scrollable-region-focusable',
]

/** Overlays at the end of the page are not inside a landmark. */
const outsideLandmarks =
  'dialog, [role=dialog], [role=alertdialog], [role=menu], [role=listbox], svg'

/** Returns the violations of the visible content, one line per rule and element. */
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
        // These rules do not inspect style sheets or videos.
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
