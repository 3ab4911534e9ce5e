/** @module-tag long */
import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { frame } from '#ui/i18n/en/frame.ts'
import { storefront } from '#ui/i18n/en/storefront.ts'
import { copyCheckout } from '../../scripts/checkout/copyCheckout.ts'
import { findFreePort } from '../../scripts/checkout/findFreePort.ts'
import { compilerErrorsOf } from './support/compilerErrorsOf.ts'

const run = promisify(execFile)

/** The entry for a language, */
const entry = "  fr: { label: 'Français', direction: 'ltr', tag: 'fr-FR', partial: true },\n"
/** and its translations so far. */
const catalogue = `export const storefront = {
  'header.search': 'Rechercher des produits',
  'list.count_one': '{n} produit',
  'list.count_other': '{n} produits',
}
`

describe('a third language', () => {
  const folder = copyCheckout()
  let child: ChildProcess
  let origin = ''

  const edit = (file: string, change: (text: string) => string): void => {
    const path = join(folder, file)
    const before = readFileSync(path, 'utf8')
    const after = change(before)
    expect(after).not.toBe(before)
    writeFileSync(path, after)
  }

  beforeAll(async () => {
    edit('src/domain/locale.ts', (text) => text.replace(/^ {2}ar: .*\n/m, `$&${entry}`))
    mkdirSync(join(folder, 'src/ui/i18n/fr'))
    writeFileSync(join(folder, 'src/ui/i18n/fr/storefront.ts'), catalogue)
    // The languages a shop offers are declared by its brand.
    edit('brands/marsad/brand.ts', (text) =>
      text.replace("['en', 'ar']", "['en', 'ar', 'fr']").replace("['fr', ", '['),
    )
    const port = await findFreePort()
    origin = `http://127.0.0.1:${port}`
    child = spawn(process.execPath, [join(folder, 'scripts/dev.ts')], {
      cwd: folder,
      env: { ...process.env, PORT: String(port), DATA_DIR: join(folder, '.data'), SEED: 'none' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await new Promise<void>((ready, fail) => {
      let log = ''
      child.stdout?.on('data', (chunk) => {
        log += String(chunk)
        if (log.includes('CMS')) ready()
      })
      child.once('exit', () => fail(new Error(log)))
    })
  }, 200_000)

  afterAll(async () => {
    const ended = new Promise((done) => child.once('exit', done))
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  })

  it('has pages with its own texts, and those of the default language where missing', async () => {
    const html = await (await fetch(`${origin}/fr`)).text()
    expect(html).toMatch(/<html[^>]* lang="fr"[^>]* dir="ltr"|<html[^>]* dir="ltr"[^>]* lang="fr"/)
    expect(html).toContain('hreflang="fr"')
    expect(html).toContain('Rechercher des produits')
    expect(html).not.toContain(storefront['header.search'])
    expect(html).toContain(frame['footer.company'])
    expect(html).toContain('Français')
    const english = await (await fetch(`${origin}/en`)).text()
    expect(english).toContain('hreflang="fr"')
    expect(english).not.toContain('Rechercher des produits')
  })

  it('is accepted by the API, whose messages and labels fall back', async () => {
    const headers = { 'accept-language': 'fr' }
    const answer = await fetch(`${origin}/api/marketplace-customer/products/none`, { headers })
    expect([answer.status, (await answer.json()).error.message]).toEqual([
      404,
      'Product was not found.',
    ])
  })

  it('has its own number and date formats', async () => {
    const script = `
      import { formatMessage } from '#domain/messages/messages.ts'
      import { formatPlainNumber, parseNumber } from '#domain/parseNumber.ts'
      import { formatsFor } from '#ui/formats.ts'
      import { createTextFunction, createTexts } from '#ui/i18n/texts.ts'
      import { storefront as en } from '#ui/i18n/en/storefront.ts'
      import { storefront as fr } from '#ui/i18n/fr/storefront.ts'
      const { number, date } = formatsFor('fr')
      const text = createTextFunction(createTexts('fr', 'storefront', fr, en))
      console.log(JSON.stringify({
        number: number(1234.5),
        typed: ['1 234,5', '1.234,5', '1,234', '٥٫٥'].map((each) => parseNumber(each, 'fr')),
        written: formatPlainNumber(1234.5, 'fr'),
        date: date('2026-09-05T15:07:00Z'),
        counts: [0, 1, 2, 1_000_000].map((count) => text('list.count', { count, n: count })),
        rest: text('list.title'),
        said: formatMessage('error.no_route', 'fr') === formatMessage('error.no_route', 'en'),
      }))`
    const file = join(folder, 'written.ts')
    writeFileSync(file, script)
    const { stdout } = await run(process.execPath, [file], { cwd: folder })
    expect(JSON.parse(stdout)).toEqual({
      number: '1\u202f234,5',
      typed: [1234.5, 1234.5, 1.234, 5.5],
      written: '1234,5',
      date: '05 sept. 2026 3:07 pm',
      counts: ['0 produit', '1 produit', '2 produits', '1000000 produits'],
      rest: storefront['list.title'],
      said: true,
    })
  })

  it('needs no other change than generated files: the compiler reports what lacks it', async () => {
    await run(process.execPath, ['scripts/generate.ts'], { cwd: folder })
    const incompleteFile = join(folder, 'src/ui/lacking.ts')
    writeFileSync(
      incompleteFile,
      "import type { Language } from '#domain/locale.ts'\n" +
        "export const said: Readonly<Record<Language, string>> = { en: 'Yes', ar: 'نعم' }\n",
    )
    const errors = compilerErrorsOf(folder)
    expect(errors.map(({ file }) => file)).toEqual([incompleteFile])
    expect(errors[0]?.text).toContain("Property 'fr' is missing")
  }, 300_000)
})
