import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findViolations } from '../../scripts/layers/findViolations.ts'
import { modules, serverModules } from '../../scripts/layers/modules.ts'
import { createRules } from '../../scripts/layers/createRules.ts'
import { readCode, linesMatching, readSource, root } from './support/sources.ts'

describe('the modules', () => {
  it('are all in the table', () => {
    const listedPaths = modules.map(({ path }) => path)
    const folders = readdirSync(join(root, 'src')).map((name) => `src/${name}`)
    expect([...folders, 'schemas', 'brands'].filter((each) => !listedPaths.includes(each))).toEqual(
      [],
    )
  })

  it('of the server are all in the table, with at most four files beside them', () => {
    const entries = (folder: string) =>
      readdirSync(join(root, 'src/server', folder), { withFileTypes: true })
    const folders = entries('').filter((each) => each.isDirectory() && each.name !== 'boot')
    const inner = folders.flatMap(({ name }) =>
      name === 'platform' || name === 'commerce'
        ? entries(name).flatMap((each) => (each.isDirectory() ? [`${name}/${each.name}`] : []))
        : [name],
    )
    expect(inner.toSorted()).toEqual(serverModules.toSorted())
    expect(entries('').filter((each) => each.isFile()).length).toBeLessThanOrEqual(4)
  })

  it('have only rules of severity error', () => {
    expect(createRules().filter(({ severity }) => severity !== 'error')).toEqual([])
  })

  it('load the declarations only in their entry points', () => {
    const readers = readCode('src').filter(({ text }) =>
      /import\.meta\.glob[^)]*schemas/.test(text),
    )
    expect(readers.map(({ path }) => path)).toEqual(['src/cms/main.tsx'])
    expect(linesMatching(readCode('src'), /from '#schemas\//)).toEqual([])
  })
})

/** A file with one forbidden import, and the rule that must report it. */
const forbiddenImports: readonly [rule: string, file: string, text: string][] = [
  ['src-domain-keeps', 'src/domain/clock.ts', `import 'node:fs'`],
  ['src-domain-keeps', 'src/domain/view.ts', `import 'react'`],
  ['src-domain-keeps', 'src/domain/up.ts', `import '#resource/resource.ts'`],
  ['src-resource-keeps', 'src/resource/names.ts', `import '#schemas/tags.ts'`],
  ['schemas-keeps', 'schemas/tags.ts', `import 'kysely'`],
  ['brands-keeps', 'brands/one.ts', `import '#resource/resource.ts'`],
  ['src-api-keeps', 'src/api/client.ts', `import '#ui/Code.ts'`],
  ['src-ui-keeps', 'src/ui/Box.ts', `import '@mui/material'`],
  ['src-server-keeps', 'src/server/boot/buildApp.ts', `import '#cms/main.ts'`],
  ['src-server-http-keeps', 'src/server/http/up.ts', `import '#server/engine/rowScope.ts'`],
  [
    'src-server-commerce-stock-keeps',
    'src/server/commerce/stock/up.ts',
    `import '#server/commerce/orders/checkout/placeOrder.ts'`,
  ],
  ['src-server-engine-keeps', 'src/server/engine/tool.ts', `import 'vite'`],
  ['src-server-platform-keeps', 'src/server/platform/up.ts', `import '#server/http/page.ts'`],
  ['server-draws-nothing', 'src/server/http/page.ts', `import 'react'`],
  ['src-cms-keeps', 'src/cms/main.ts', `import '#storefront/client.ts'`],
  ['src-cms-keeps', 'src/cms/direct.ts', `import '#server/main.ts'`],
  ['src-storefront-keeps', 'src/storefront/client.ts', `import '#cms/shell.ts'`],
  ['src-storefront-keeps', 'src/storefront/grammar.ts', `import '#resource/resource.ts'`],
  ['src-storefront-keeps', 'src/storefront/table.ts', `import '@mui/material'`],
  ['storefront-stays-light', 'src/storefront/theme.ts', `import '#ui/around.ts'`],
  ['engines-know-no-resource', 'src/cms/engine/list.ts', `import '../screens/tags.ts'`],
  ['contract-is-types', 'src/api/types.ts', `import { paths } from '#openapi/types.gen.ts'`],
  ['no-cycles-of-types', 'src/server/engine/a.ts', `import type { b } from './b.ts'`],
  ['no-cycles', 'src/domain/a.ts', `import './b.ts'`],
  ['not-unresolvable', 'src/domain/gone.ts', `import './never.ts'`],
]

/** The files those imports resolve to. */
const existingFiles: readonly [file: string, text: string][] = [
  ['src/domain/b.ts', `import './a.ts'`],
  ['src/server/engine/b.ts', `import type { a } from './a.ts'`],
  ['src/server/engine/rowScope.ts', `import '#server/platform/newId.ts'`],
  ['src/server/platform/newId.ts', ''],
  ['src/server/commerce/orders/checkout/placeOrder.ts', ''],
  ['src/domain/money.ts', 'export const money = 1'],
  ['src/domain/fine.ts', `import './money.ts'`],
  ['src/resource/resource.ts', `import '#domain/money.ts'`],
  ['src/ui/Code.ts', ''],
  ['src/ui/around.ts', `import './mui/theme.ts'`],
  ['src/ui/mui/theme.ts', `import '@mui/material'`],
  ['src/cms/shell.ts', ''],
  ['src/cms/screens/tags.ts', ''],
  ['src/server/main.ts', ''],
  ['openapi/types.gen.ts', 'export const paths = 1'],
  ...['react', 'kysely', 'vite', '@mui/material'].flatMap((name): [string, string][] => [
    [`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' })],
    [`node_modules/${name}/index.js`, 'module.exports = {}'],
  ]),
]

describe('a forbidden import', () => {
  let base: string
  let violations: readonly string[]

  beforeAll(async () => {
    base = mkdtempSync(join(tmpdir(), 'house-'))
    const { imports } = JSON.parse(readSource('package.json').text)
    const dependencies = { react: '*', kysely: '*', vite: '*', '@mui/material': '*' }
    const description = JSON.stringify({ name: 'house', type: 'module', imports, dependencies })
    const files = [
      ...forbiddenImports.map(([, file, text]): [string, string] => [file, text]),
      ...existingFiles,
    ]
    for (const [file, text] of [['package.json', description] as const, ...files]) {
      mkdirSync(dirname(join(base, file)), { recursive: true })
      writeFileSync(join(base, file), `${text}\n`)
    }
    const folders = ['src', 'schemas', 'brands', 'openapi']
    violations = (await findViolations({ base, folders, rules: createRules() })).violations
  })
  afterAll(() => rmSync(base, { recursive: true, force: true }))

  it.each(forbiddenImports)('violates %s in %s', (rule, file) => {
    const found = violations.filter((each) => each.includes(`: ${file} →`))
    expect(found).toContainEqual(expect.stringMatching(new RegExp(`^${rule}`)))
  })

  it('is distinguished from an allowed one', () => {
    for (const file of [
      'src/domain/fine.ts',
      'src/resource/resource.ts',
      'src/ui/mui/theme.ts',
      'src/server/engine/rowScope.ts',
    ]) {
      expect(violations.filter((each) => each.includes(`: ${file} `))).toEqual([])
    }
  })
})
