import { glob, readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { declarations, sheetsUnder } from './support/sheets.ts'

const calm = '(prefers-reduced-motion: reduce)'
const lively = '(prefers-reduced-motion: no-preference)'

/** What stands inside the queries that ask for a condition. */
const within = (text: string, condition: string): string => {
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

describe.each([
  ['storefront', 'src/storefront/styles/base.css', ['src/storefront', 'src/ui']],
  ['back office', 'src/cms/shell/base.css', ['src/cms', 'src/ui']],
])('who asks the %s for less motion', (_, base, folders) => {
  it('gets none that lasts, whichever sheet it is in', async () => {
    const rule = within(await readFile(base, 'utf8'), calm).match(/\*,[^{}]*\{([^}]*)\}/)?.[1] ?? ''
    expect(rule).toMatch(/transition-duration: (1|0\.01)ms !important/)
    expect(rule).toMatch(/animation-duration: (1|0\.01)ms !important/)
    expect(rule).toMatch(/animation-iteration-count: 1 !important/)
  })

  it('misses nothing: colours and edges change at once, and only place, size and opacity take time', async () => {
    const sheets = (await Promise.all(folders.map(sheetsUnder))).flat()
    const timed = sheets
      .flatMap(declarations)
      .filter(({ property }) => property === 'transition')
      .flatMap(({ value }) => value.split(/,\s*(?![^(]*\))/))
    expect(timed.length).toBeGreaterThan(3)
    expect(
      timed.filter((each) => !/^(none|opacity|transform|translate|scale)\b/.test(each)),
    ).toEqual([])
  })

  it('has nothing scroll by itself or move with the scrolling', async () => {
    const sheets = (await Promise.all(folders.map(sheetsUnder))).flat()
    const moving = sheets.flatMap((sheet) =>
      declarations(sheet).flatMap(({ property, value }) =>
        (property === 'scroll-behavior' && value === 'smooth') || property === 'animation-timeline'
          ? [
              {
                path: sheet.path,
                text: `${property}: ${value}`,
                inside: within(sheet.text, lively),
              },
            ]
          : [],
      ),
    )
    expect(moving.filter(({ text, inside }) => !inside.includes(text))).toEqual([])
  })

  it('is not scrolled smoothly by a script, which no style sheet could keep still', async () => {
    const smooth: string[] = []
    for (const folder of folders)
      for await (const path of glob(`${folder}/**/*.{ts,tsx}`))
        if (/behavior: 'smooth'/.test(await readFile(path, 'utf8'))) smooth.push(path)
    expect(smooth).toEqual([])
  })
})
