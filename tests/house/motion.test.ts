import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { motionIn } from './support/motionIn.ts'
import { parseDeclarations, readSheets } from './support/readSheets.ts'
import { readCode, type Source } from './support/sources.ts'
import { stylesIn, stylesUnder, type Style } from './support/styles.ts'

const reducedMotion = '(prefers-reduced-motion: reduce)'
const noPreference = '(prefers-reduced-motion: no-preference)'

/** Returns the contents of the media queries with a condition. */
const insideQueries = (text: string, condition: string): string => {
  const parts: string[] = []
  let at = text.indexOf(condition)
  while (at >= 0) {
    const start = text.indexOf('{', at)
    let depth = 0
    let end = start
    do {
      if (text[end] === '{') depth++
      if (text[end] === '}') depth--
      end++
    } while (depth > 0 && end < text.length)
    parts.push(text.slice(start, end))
    at = text.indexOf(condition, end)
  }
  return parts.join('\n')
}

/** Returns the transitions, one for each property they apply to. */
const transitionsIn = (styles: readonly Style[]): string[] =>
  styles
    .filter(({ property }) => /^(-webkit-)?transition(-property)?$/.test(property))
    .flatMap(({ value }) => value.split(/,\s*(?![^(]*\))/))
const isAllowed = (transition: string): boolean =>
  /^(none|opacity|transform|translate|scale)\b/.test(transition)

describe.each([
  ['storefront', 'src/storefront/styles/base.css', ['src/storefront', 'src/ui']],
  ['back office', 'src/cms/shell/base.css', ['src/cms', 'src/ui']],
])('reduced motion in the %s', (_, base, folders) => {
  it('stops every animation, in any style sheet', async () => {
    const rule =
      insideQueries(await readFile(base, 'utf8'), reducedMotion).match(
        /\*,[^{}]*\{([^}]*)\}/,
      )?.[1] ?? ''
    // Any other duration makes every change a transition, which never ends in a skipped subtree.
    expect(rule).toMatch(/transition-duration: 0s !important/)
    expect(rule).toMatch(/animation-duration: (1|0\.01)ms !important/)
    expect(rule).toMatch(/animation-iteration-count: 1 !important/)
  })

  it('needs no further rules: only position, size and opacity have transitions', () => {
    const transitions = transitionsIn(stylesUnder(...folders))
    expect(transitions.length).toBeGreaterThan(5)
    expect(transitions.filter((each) => !isAllowed(each))).toEqual([])
  })

  it('includes no smooth or scroll-driven motion', async () => {
    const sheets = (await Promise.all(folders.map(readSheets))).flat()
    const moving = sheets.flatMap((sheet) =>
      parseDeclarations(sheet).flatMap(({ property, value }) =>
        (property === 'scroll-behavior' && value === 'smooth') || property === 'animation-timeline'
          ? [
              {
                path: sheet.path,
                text: `${property}: ${value}`,
                inside: insideQueries(sheet.text, noPreference),
              },
            ]
          : [],
      ),
    )
    expect(moving.filter(({ text, inside }) => !inside.includes(text))).toEqual([])
  })

  it('includes no motion started by a script', () => {
    expect(readCode(...folders).flatMap(motionIn)).toEqual([])
  })
})

it('server-rendered styles have no motion', () => {
  const styles = stylesUnder('src/server')
  expect(styles.length).toBeGreaterThan(300)
  const moving = /^(-webkit-)?(transition|animation)(-|$)|^scroll-behavior$/
  expect(styles.filter(({ property }) => moving.test(property))).toEqual([])
  expect(readCode('src/server').flatMap(motionIn)).toEqual([])
})

describe('the motion check', () => {
  const createSource = (path: string, text: string): Source => ({ path, text })

  it.each([
    ['made.css', '.a{transition:color 1s}'],
    ['made.css', '.a { transition-property: opacity, border-color; }'],
    ['made.ts', 'const sheet = `.a { transition: opacity 1s, color 1s }`'],
    ['made.tsx', "const a = <Box sx={{ transition: 'color 1s' }} />"],
    ['made.tsx', 'const a = <p style={{ transition: `color ${time}` }} />'],
    ['made.ts', 'const over = { root: { transitionProperty: "color" } }'],
    ['made.ts', 'element.style.transition = "color 1s"'],
  ])('detects a transition in %s: %s', (path, text) => {
    expect(
      transitionsIn(stylesIn(createSource(path, text))).filter((each) => !isAllowed(each)),
    ).toHaveLength(1)
  })

  it.each([
    "scrollTo({ behavior: 'smooth' })",
    'scrollTo({ behavior: "smooth" })',
    'scrollTo({ "behavior": `smooth` })',
    "const behavior = isFar ? 'smooth' : 'auto'",
    "const a = <p style={{ scrollBehavior: 'smooth' }} />",
    'const sheet = `html { scroll-behavior: smooth }`',
    'const sheet = `.a { animation-timeline: view() }`',
    'element.animate(frames, 400)',
    'document.startViewTransition(show)',
    'const pages = <Link viewTransition to="/" />',
  ])('detects motion in a script: %s', (text) => {
    expect(motionIn(createSource('made.tsx', text))).toHaveLength(1)
  })
})
