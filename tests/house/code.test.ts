import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { serverModules } from '../../scripts/layers/modules.ts'
import { findFixedWaits } from './support/findFixedWaits.ts'
import { readCode, filesUnder, linesMatching, root } from './support/sources.ts'
import { specifiersOf, ts, visit } from './support/syntax.ts'
import { undocumentedRefusals } from './support/undocumentedRefusals.ts'

const product = readCode('src', 'schemas', 'brands', 'scripts')

describe('the source code', () => {
  it('has no any type', () => {
    const found: string[] = []
    for (const source of product) {
      if (!/\bany\b/.test(source.text)) continue
      visit(source, (node, line) => {
        if (node.kind === ts.SyntaxKind.AnyKeyword) found.push(`${source.path}:${line}`)
      })
    }
    expect(found).toEqual([])
  })

  it('suppresses no linter or compiler error', () => {
    const silence = new RegExp(`@ts-(ignore|nocheck|expect)|${'oxlint'}-disable|eslint-disable`)
    expect(linesMatching(product, silence)).toEqual([])
  })

  it('names the problem codes that a function refuses with in its docstring', () => {
    expect(product.flatMap(undocumentedRefusals)).toEqual([])
    const text = `/** Refuses with \`stale\`. */
export const f = (a) => { if (a) throw refuse('stale'); throw refuse('in_use') }`
    expect(undocumentedRefusals({ path: 'f.ts', text })).toEqual(['f.ts: in_use'])
  })

  it('imports files with their extension', () => {
    const inexact = readCode().flatMap((source) =>
      specifiersOf(source)
        .filter((each) => /^[.#]/.test(each) && !/\.(ts|tsx|mjs|css|json|svg)(\?\w+)?$/.test(each))
        .map((each) => `${source.path}: ${each}`),
    )
    expect(inexact).toEqual([])
  })

  it('imports other modules by name, and its own by a relative path', () => {
    // Declaration files of modules belong to no folder, so they import everything by full name.
    const placed = readCode('src').filter(({ path }) => !path.endsWith('.d.ts'))
    const foreignImports = placed.flatMap((source) => {
      const own = moduleOf(source.path)
      return specifiersOf(source)
        .filter((each) => {
          if (each.startsWith('.')) return moduleOf(join(source.path, '..', each)) !== own
          return each.startsWith('#') && moduleOf(each.replace('#', 'src/')) === own
        })
        .map((each) => `${source.path}: ${each}`)
    })
    expect(foreignImports).toEqual([])
  })

  it('has no barrel files', () => {
    expect(linesMatching(product, /^export (type )?\* from /)).toEqual([])
  })

  it('exports no type with a promise that its receiver may leave unhandled', () => {
    const found = readCode('src').flatMap((source) => {
      const lines: string[] = []
      if (!source.text.includes(': Promise<')) return lines
      visit(source, (node) => {
        if (!ts.isTypeAliasDeclaration(node) || !node.modifiers?.length) return
        const step = (part: ts.Node): void => {
          if (ts.isFunctionTypeNode(part)) return
          const isPromise =
            ts.isPropertySignature(part) &&
            part.type !== undefined &&
            ts.isTypeReferenceNode(part.type) &&
            ts.isIdentifier(part.type.typeName) &&
            part.type.typeName.text === 'Promise'
          if (isPromise) lines.push(`${source.path}: ${node.name.text} holds a promise`)
          ts.forEachChild(part, step)
        }
        step(node.type)
      })
      return lines
    })
    expect(found).toEqual([])
  })

  it('keeps the domain and resource modules pure', () => {
    const pureSources = readCode('src/domain', 'src/resource')
    const impure =
      /Date\.now\(|new Date\(\)|Math\.random\(|\bprocess\.|\bglobalThis\b|\bfetch\(|\bconsole\./
    expect(linesMatching(pureSources, impure)).toEqual([])
  })

  it('formats dates in one place', () => {
    // Zones and offsets are computed with the same API but never displayed.
    const counting = [
      'src/domain/formatDateTime.ts',
      'src/domain/datePresets.ts',
      'src/server/http/zonedTime.ts',
    ]
    const others = readCode('src').filter(({ path }) => !counting.includes(path))
    const dateFormatting =
      /\b(date|time)Style\b|\.toLocale\w*String\(|\.to(UTC|Date|Time)String\(|Intl\.DateTimeFormat(?!\(\)\.resolvedOptions)/
    expect(linesMatching(others, dateFormatting)).toEqual([])
  })
})

describe('tests', () => {
  it('are never skipped', () => {
    const skippedTests =
      /\b(it|test|describe)\.(only|skip|todo|fails)\b|\bx(it|describe)\(|\bf(it|describe)\(/
    expect(linesMatching(readCode('tests'), skippedTests)).toEqual([])
  })

  it('wait for facts, never for a time', () => {
    const tests = readCode('tests')
    expect(linesMatching(tests, /\.waitForTimeout\(/)).toEqual([])
    expect(tests.flatMap(findFixedWaits).toSorted()).toEqual([
      // The process is killed at moments that nothing announces.
      'tests/api/importCrash.test.ts: setTimeout(40)',
      'tests/api/importCrash.test.ts: setTimeout(pause)',
      // A timer of the page itself, among those that the test slows down.
      'tests/e2e/backOffice.test.ts: new Promise((done) => setTimeout(done, 200))',
      // The server is slow on purpose.
      'tests/e2e/servePiecemeal.ts: setTimeout(300)',
      // The job takes a while, so that its process is stopped meanwhile.
      'tests/server/platform/jobs/processes.test.ts: setTimeout(300)',
    ])
  })

  it.each([
    ['await setTimeout(500)', true],
    ['await setTimeout(pause)', true],
    ['for (const pause of pauses) await setTimeout(pause)', true],
    ['while (isBusy()) { await setTimeout(50); act() }', true],
    ['await new Promise((done) => setTimeout(done, 500))', true],
    ['while (isBusy()) await setTimeout(50)', false],
    ['for (;;) { if (isOver()) break; await new Promise((done) => setTimeout(done, 50)) }', false],
    ['setTimeout(() => fail(), 500)', false],
  ])('`%s` is a fixed wait: %s', (text, isFixedWait) => {
    expect(findFixedWaits({ path: 'made.ts', text })).toHaveLength(isFixedWait ? 1 : 0)
  })

  it('mirror the source folders', () => {
    const mirrored = filesUnder('tests/domain', 'tests/resource').filter(
      (path) => !existsSync(join(root, path.replace(/^tests/, 'src').replace('.test', ''))),
    )
    expect(mirrored.filter((path) => !path.includes('/support/'))).toEqual([])
  })
})

/** Returns the folder whose files import one another by relative paths. */
function moduleOf(path: string): string {
  const inner = serverModules.find((each) => path.startsWith(`src/server/${each}/`))
  const boot = /^src\/server\/(boot|platform)\//.exec(path)?.[1]
  return inner ?? boot ?? path.split('/').slice(0, 2).join('/')
}
