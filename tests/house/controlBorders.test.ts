import { glob, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { contrastPairs } from '#domain/contrast.ts'
import { componentStyles } from '#ui/mui/componentStyles.ts'
import { readSheets, type CssSheet } from './support/readSheets.ts'

const sheets: CssSheet[] = []
for (const folder of ['src/cms', 'src/storefront', 'src/ui'])
  sheets.push(...(await readSheets(folder)))

/** The classes of inputs, selects and textareas, by style sheet. */
const controlClasses = new Map<string, Set<string>>()
for await (const path of glob('src/{cms,storefront,ui}/**/*.tsx')) {
  const text = await readFile(path, 'utf8')
  for (const [, element = ''] of text.matchAll(/<(?:input|select|textarea)\b([\s\S]*?)(?<!=)>/g))
    for (const [, local = '', name = ''] of element.matchAll(/\b(\w+)\.(\w+)\b/g)) {
      const sheet = text.match(new RegExp(`import ${local} from '([^']+\\.css)'`))?.[1]
      if (!sheet?.startsWith('.')) continue
      const sheetPath = join(dirname(path), sheet)
      controlClasses.set(sheetPath, (controlClasses.get(sheetPath) ?? new Set()).add(name))
    }
}

/** Where the control itself has no border, the element that reacts to its focus is its border. */
const frames = new Map(
  sheets.map(({ path, text }) => [
    path,
    new Set(
      [
        ...text.matchAll(
          /\.(\w+):(?:focus-within|has\(input)[^{}]*\{[^}]*(?:border|outline|shadow)/g,
        ),
      ].flatMap(([, name = '']) => (/border: 0;/.test(text) ? [name] : [])),
    ),
  ]),
)

/** The rules that draw the border of a text field, select or checkbox. */
const edges = sheets.flatMap(({ path, text }) =>
  [...text.matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', body = '']) =>
    selectors
      .split(/,(?![^(]*\))/)
      .map((selector) => selector.trim())
      .filter((selector) => isControl(path, selector))
      .flatMap((selector) =>
        [...body.matchAll(/(?:^|;)\s*(?:border(?:-color)?|box-shadow|outline):\s*([^;]+)/g)].map(
          ([, value = '']) => ({ path, selector, value: value.trim() }),
        ),
      ),
  ),
)

function isControl(path: string, selector: string): boolean {
  const last = selector.split(/\s+(?![^(]*\))/).at(-1) ?? ''
  const bare = last.replace(/::?[a-z-]+(\([^)]*\))*/g, '').replace(/\[[^\]]*\]/g, '')
  const element = /^(input|select|textarea)\b/.test(bare)
  const named = [...(controlClasses.get(path) ?? []), ...(frames.get(path) ?? [])].some((name) =>
    new RegExp(`\\.${name}(?![\\w-])`).test(bare),
  )
  return element || named
}

it('finds the borders of controls in both applications', () => {
  expect(edges.filter(({ path }) => path.startsWith('src/cms')).length).toBeGreaterThan(3)
  expect(edges.filter(({ path }) => path.startsWith('src/storefront')).length).toBeGreaterThan(15)
})

it('the contrast of strong borders is checked on every background', () => {
  for (const back of ['canvas', 'surface', 'raised', 'sunken', 'accentSoft'])
    expect(contrastPairs).toContainEqual({
      foreground: 'borderStrong',
      background: back,
      minimum: 3,
    })
})

it('enabled controls have a strong border', () => {
  const faint = edges.filter(
    ({ selector, value }) =>
      /var\(--border\)/.test(value) && !/:(disabled|read-only)/.test(selector),
  )
  expect(faint).toEqual([])
})

it('MUI inputs have a strong border', () => {
  const { MuiOutlinedInput } = componentStyles
  expect(JSON.stringify(MuiOutlinedInput)).toContain('var(--borderStrong)')
  expect(JSON.stringify(MuiOutlinedInput)).not.toContain('var(--border)')
})
