import { describe, expect, it } from 'vitest'
import { brand as marsad } from '#brands/marsad/brand.ts'
import { brand as qantara } from '#brands/qantara/brand.ts'
import { keysOf } from '#domain/keys.ts'
import { languageCodes, languages, type Language } from '#domain/locale.ts'
import type { LetterName, LetterValues, MailBrand } from '#server/mail/draft.ts'
import { writeLetter } from '#server/mail/letters.ts'

const publicUrl = 'https://shop.example'

const values: LetterValues = {
  code: { code: '4827', minutes: 10 },
  welcome: { name: 'Nora' },
  passwordChanged: { name: 'Nora', at: '2026-03-12T14:05:00.000Z', address: '2001:db8::1' },
  invitation: {
    name: 'Nora',
    inviter: 'Sami',
    company: 'Najd',
    tenant: 'Depot',
    tenantId: 'najd-01',
    link: '/en/invitation?token=a&b=1',
    days: 7,
  },
  alreadyRegistered: { name: 'Nora' },
}

const write = <L extends LetterName>(
  letter: L,
  language: Language,
  changed: Partial<LetterValues[L]> = {},
  brand: MailBrand = marsad,
) => writeLetter({ letter, language, values: { ...values[letter], ...changed } }, brand, publicUrl)

const readable = (html: string): string =>
  html
    .replace(/<head>.*<\/head>/s, '')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')

const every = [marsad, qantara].flatMap((brand) =>
  languageCodes.flatMap((language) =>
    keysOf(values).map((letter) => ({ letter, language, brand, key: brand.key })),
  ),
)

describe.each(every)('the letter $letter of $key in $language', ({ letter, language, brand }) => {
  const { subject, text, html } = write(letter, language, {}, brand)

  it('is complete in both of its forms', () => {
    for (const part of [subject, text, html]) {
      expect(part.trim()).not.toBe('')
      expect(part).not.toMatch(/undefined|\[object|NaN|[{}]|\$/)
    }
    const inBoth = [brand.name[language], brand.contact.email, brand.texts[language].address]
    for (const piece of [...inBoth, ...known[letter]]) {
      expect(text).toContain(piece)
      expect(readable(html)).toContain(piece)
    }
  })

  it('says its language and its direction, also where only the body is kept', () => {
    const marked = `lang="${language}" dir="${languages[language].direction}"`
    expect(html).toContain(`<html ${marked}>`)
    expect(html).toContain(`<div ${marked}`)
  })

  it('loads nothing and leads nowhere but to the shop', () => {
    expect(html).not.toMatch(/<(img|link|script|style|table)\b|url\(/)
    const targets = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '')
    const own = [`${publicUrl}/`, `mailto:${brand.contact.email}`]
    expect(targets.filter((href) => !own.some((each) => href.startsWith(each)))).toEqual([])
    expect(text.match(/https?:\/\/\S+/g)?.every((each) => each.startsWith(publicUrl))).toBe(true)
  })
})

/** What of the values has to be found again. */
const known: Readonly<Record<LetterName, readonly string[]>> = {
  code: ['4827'],
  welcome: ['Nora'],
  passwordChanged: ['Nora', '2001:db8::1'],
  invitation: ['Nora', 'Sami', 'Najd', 'Depot', 'najd-01'],
  alreadyRegistered: ['Nora'],
}

describe('a value', () => {
  it.each(languageCodes)('is escaped in %s', (language) => {
    const name = '<b>x</b> "&\''
    for (const letter of [
      'welcome',
      'passwordChanged',
      'invitation',
      'alreadyRegistered',
    ] as const) {
      const { html, text } = write(letter, language, { name })
      expect(html).not.toContain('<b>')
      expect(html).toContain('&lt;b&gt;x&lt;/b&gt; &quot;&amp;&#39;')
      expect(text).toContain(name)
    }
  })

  it('is escaped wherever it stands', () => {
    const evil = '"><img src=x>'
    const all = { name: evil, inviter: evil, company: evil, tenant: evil, tenantId: evil }
    expect(write('invitation', 'ar', all).html).not.toContain('<img')
    expect(write('code', 'en', { code: evil }).html).not.toContain('<img')
    expect(write('passwordChanged', 'en', { address: evil }).html).not.toContain('<img')
  })

  it('breaks neither the line nor the direction of a subject', () => {
    const { subject } = write('invitation', 'en', { inviter: 'Sami\r\nBcc: all@x\u202e\u2069' })
    expect(subject).toBe('Sami Bcc: all@x invited you to Najd on Marsad')
  })

  it('in the script of another direction keeps to itself', () => {
    const { subject, html } = write('invitation', 'ar', { inviter: 'Sami (HQ)' })
    expect(subject).toContain('\u2068Sami (HQ)\u2069')
    expect(html).toContain('<bdi>Sami (HQ)</bdi>')
    expect(write('welcome', 'ar', { name: 'نورة الحربي' }).html).toContain('يا نورة الحربي<')
    expect(write('welcome', 'en', { name: 'نورة' }).html).toContain('<bdi>نورة</bdi>')
  })
})

describe('an Arabic letter', () => {
  it('counts in its own digits and forms, and leaves the code as it is typed', () => {
    const { text, html } = write('code', 'ar')
    expect(text).toContain('لمدة ١٠ دقائق')
    expect(text).toContain('\n4827\n')
    expect(html).toMatch(/<div dir="ltr"[^>]*>4827<\/div>/)
    expect(write('code', 'ar', { minutes: 15 }).text).toContain('لمدة ١٥ دقيقة')
    expect(write('invitation', 'ar', { days: 2 }).text).toContain('لمدة يومين')
    expect(write('invitation', 'ar', { days: 30 }).text).toContain('لمدة ٣٠ يومًا')
  })

  it('says when in its own digits', () => {
    expect(write('passwordChanged', 'ar').text).toContain('١٢ مارس ٢٠٢٦')
    expect(write('passwordChanged', 'en').text).toContain('12 March 2026 at 14:05 UTC')
  })
})

it('no subject holds a code: subjects are kept', () => {
  for (const language of languageCodes)
    expect(write('code', language).subject).not.toContain('4827')
})

it('an invitation leads to the shop, or is not written', () => {
  expect(write('invitation', 'en').text).toContain(`${publicUrl}/en/invitation?token=a&b=1\n`)
  for (const link of ['https://evil.example/x', '//evil.example', 'javascript:alert(1)']) {
    expect(() => write('invitation', 'en', { link })).toThrow('out of the shop')
  }
})

it.each(languageCodes)(
  'an invitation says nothing of what its reader has not, in %s',
  (language) => {
    const bare = { company: '', tenant: '', tenantId: '' }
    const { subject, text, html } = write('invitation', language, bare)
    for (const part of [subject, text, readable(html)]) {
      expect(part).not.toMatch(/tenant|المستأجر/i)
      expect(part).not.toMatch(/(at|to|إلى)\s+[.،]|  (on|في) /)
    }
  },
)
