import { expect, it } from 'vitest'
import { brand } from '#brands/marsad/brand.ts'
import { languageCodes } from '#domain/locale.ts'
import { shopping as ar } from '#ui/i18n/ar/shopping.ts'
import { shopping as en } from '#ui/i18n/en/shopping.ts'
import { openPage } from '../openPage.ts'

const words = { en, ar }

it.each(languageCodes)(
  'without JavaScript the cart explains how to order instead, in %s',
  { timeout: 30_000 },
  async (language) => {
    const { html } = await openPage('/cart', { language })
    const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? []
    const [, note = ''] = /<noscript>(.*?)<\/noscript>/s.exec(main) ?? []
    expect(note).toContain(words[language]['cart.noScripts'])
    expect(note).toContain(words[language]['cart.noScriptsAsk'])
    expect(note).toContain(`href="mailto:${brand.contact.email}"`)
    expect(note).toContain(`href="tel:${brand.contact.phone}"`)
    // Without scripts, a loading message would never disappear.
    expect(main).toMatch(/<div data-scripted="true">\s*<div class="[^"]*bones/)
  },
)
