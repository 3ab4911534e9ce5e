import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { read, root } from './support/sources.ts'

const pages = globSync(['*.md', '{schemas,brands,tests,scripts}/*.md', 'src/**/*.md'], {
  cwd: root,
})

describe('the README', () => {
  const { text } = read('README.md')

  it('is at most 200 lines and 16 kB', () => {
    expect(text.split('\n').length).toBeLessThanOrEqual(200)
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(16_000)
  })

  it('declares the resource that the tests try', () => {
    const example = /```ts\n\/\/ schemas\/stickers\.ts\n(.*?)```/s.exec(text)?.[1]
    expect(example).toBe(readFileSync(join(root, 'tests/support/stickers.ts'), 'utf8'))
  })
})

describe.each(pages)('%s', (page) => {
  const { text } = read(page)

  it('links to files that are there', () => {
    const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
    const files = targets.filter((each) => !/^(https?:|#)/.test(each))
    const gone = files.filter(
      (each) => !existsSync(join(root, dirname(page), each.replace(/#.*/, ''))),
    )
    expect(gone).toEqual([])
  })

  it('names paths that are there', () => {
    const named = [...text.matchAll(/`((?:src|scripts|tests|schemas|brands)\/[^`\s*{]*)`/g)]
    const gone = named.flatMap(([, path = '']) => (existsSync(join(root, path)) ? [] : [path]))
    expect(gone.filter((path) => !invented.has(path))).toEqual([])
  })

  it('names commands that are there', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json').text)
    const named = [...text.matchAll(/npm run ([a-z:]+)/g)].map(([, name = '']) => name)
    expect(named.filter((name) => !scripts[name])).toEqual([])
  })
})

/** What a page invents for its example. */
const invented = new Set(['brands/acme-tracking/', 'src/ui/i18n/fr/storefront.ts'])
