import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { styleSheetWithFonts } from '#server/brands/styleSheetWithFonts.ts'

let dist: string
beforeAll(async () => void (dist = await mkdtemp(join(tmpdir(), 'dist-'))))
afterAll(() => rm(dist, { recursive: true }))

it('a style sheet includes the shop’s fonts once they are built, and works without them before', async () => {
  const sheet = styleSheetWithFonts('acme', 'p { color: red }', dist)
  expect(sheet()).toBe('p { color: red }')
  await mkdir(join(dist, 'acme/store/.vite'), { recursive: true })
  const css = 'client.css'
  await writeFile(
    join(dist, 'acme/store/.vite/manifest.json'),
    JSON.stringify({ 'src/storefront/client.tsx': { file: 'client.js', css: [css] } }),
  )
  expect(sheet()).toBe('p { color: red }')
  await writeFile(
    join(dist, 'acme/store', css),
    '@font-face{font-family:A;src:url(/assets/store/a.woff2)}:root{--gap:1px;--font:A, serif}' +
      'main{color:blue}:lang(ar){--font:B, A;--leading:2}',
  )
  const whole = sheet()
  expect(whole).toBe(
    '@font-face{font-family:A;src:url(/assets/store/a.woff2)}\n:root { --font:A, serif }\n' +
      ':lang(ar) { --font:B, A }p { color: red }',
  )
})
