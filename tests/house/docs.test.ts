import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSource, root } from './support/sources.ts'

const pages = globSync(['*.md', '{schemas,brands,tests}/*.md', '{src,scripts}/**/*.md'], {
  cwd: root,
})

describe('the README', () => {
  const { text } = readSource('README.md')

  it('is at most 200 lines and 16 kB', () => {
    expect(text.split('\n').length).toBeLessThanOrEqual(200)
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(16_000)
  })

  it('declares the resource that the tests use', () => {
    const example = /```ts\n\/\/ schemas\/stickers\.ts\n(.*?)```/s.exec(text)?.[1]
    expect(example).toBe(readFileSync(join(root, 'tests/support/stickers.ts'), 'utf8'))
  })
})

describe.each(pages)('%s', (page) => {
  const { text } = readSource(page)

  it('links to existing files', () => {
    const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
    const files = targets.filter((each) => !/^(https?:|#)/.test(each))
    const missing = files.filter(
      (each) => !existsSync(join(root, dirname(page), each.replace(/#.*/, ''))),
    )
    expect(missing).toEqual([])
  })

  it('names existing paths', () => {
    const mentioned = [...text.matchAll(/`((?:src|scripts|tests|schemas|brands)\/[^`\s*{]*)`/g)]
    const missing = mentioned.flatMap(([, path = '']) =>
      existsSync(join(root, path)) ? [] : [path],
    )
    expect(missing.filter((path) => !exampleOnlyPaths.has(path))).toEqual([])
  })

  it('names existing commands', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(
      readSource('package.json').text,
    )
    const mentioned = [...text.matchAll(/npm run ([a-z:]+)/g)].map(([, name = '']) => name)
    expect(mentioned.filter((name) => !scripts[name])).toEqual([])
  })
})

it('the server has the same limits of memory wherever it is started', () => {
  const limits = /--(max-semi-space-size|heap-growing-percent)=\d+|MALLOC_ARENA_MAX(=|: ')\d+/g
  const optionsIn = (path: string): string =>
    [...new Set(readSource(path).text.replaceAll(": '", '=').match(limits))].toSorted().join(' ')
  const [inReadme, ...others] = [
    'README.md',
    'src/server/boot/README.md',
    'scripts/run.mjs',
    'scripts/bench/withServer.ts',
    'scripts/deploy/Dockerfile',
    'scripts/deploy/shop.service',
    'scripts/deploy/shop@.service',
  ].map(optionsIn)
  expect(inReadme).toMatch(/^--\S+ --\S+ MALLOC\S+$/)
  expect(others.filter((options) => options !== inReadme)).toEqual([])
})

/** Paths that a page makes up for its example. */
const exampleOnlyPaths = new Set(['brands/acme-tracking/', 'src/ui/i18n/fr/storefront.ts'])
