import { describe, expect, it } from 'vitest'
import { brand as marsad } from '#brands/marsad/brand.ts'
import { brand as qantara } from '#brands/qantara/brand.ts'
import { keysOf, recordFromKeys } from '#domain/keys.ts'
import { languageCodes, languages, type Language } from '#domain/locale.ts'
import type { Currency } from '#domain/money.ts'
import { amountFormatters } from '#server/platform/text/amountFormatters.ts'
import type { MailTemplate, MailValues } from '#server/mails/mailTemplates.ts'
import type { MailBrand } from '#server/platform/mail/mailBrand.ts'
import { renderMail } from '#server/mails/renderMail.ts'
import {
  orderMailTemplates,
  rejectionReasons,
  type OrderMailValues,
} from '#server/mails/orderMail.ts'
import { requestMailTemplates } from '#server/mails/requestMail.ts'
import { requestNews, requestPieces } from './support/requestSamples.ts'

const publicUrl = 'https://shop.example'
const money = (amount: number, currency: Currency = 'KWD') => ({ amount, currency })

/** Two sensors at 12.500 and a gateway at 80.000, with a discount, shipping and 15 % tax. */
const news: OrderMailValues = {
  name: 'Nora',
  number: 'ACM-2026-000042',
  link: '/en/orders/7',
  method: 'bank_transfer',
  isDigital: false,
  lines: [
    { name: 'Soil sensor', quantity: 2, unitPrice: money(12_500) },
    { name: 'بوابة', quantity: 1, unitPrice: money(80_000) },
  ],
  sums: {
    subtotal: money(105_000),
    discount: money(5_000),
    shipping: money(2_000),
    tax: money(15_300),
    rounding: money(0),
    total: money(117_300),
    giftCard: money(17_300),
    due: money(100_000),
  },
  taxRate: 1500,
  taxIncluded: false,
  outstanding: money(100_000),
  deadline: '2026-03-17T14:05:00.000Z',
  transfer: {
    beneficiary: 'Acme LLC',
    bank: 'Najd Bank',
    iban: 'SA0380000000608010167519',
    swift: 'NCBKSAJE',
    reference: 'ACM-2026-000042-J',
  },
  address: ['Nora Salem', 'King Fahd Road 1', 'Kuwait'],
  invoice: 'ACM-INV-2026-000007',
  carrier: 'Aramex',
  trackingNumber: 'AX-991',
  expectedDelivery: { at: '2026-03-20T22:00:00.000Z', timeZone: 'Asia/Kuwait' },
  reason: 'The picture is too dark',
  rejection: 'inventory',
  amount: money(40_000),
  refund: { paid: money(60_000), giftCard: money(17_300) },
}

const values: MailValues = {
  ...recordFromKeys(orderMailTemplates, () => news),
  ...recordFromKeys(requestMailTemplates, () => requestNews),
  licenceUsage: { name: 'Nora', product: 'Fleet Cloud', tenant: 'Depot', quantity: 25, used: 20 },
  licenceReminder: {
    kind: 'licence',
    name: 'Nora',
    product: 'Fleet Cloud',
    quantity: 25,
    endsAt: '2026-03-31T14:05:00.000Z',
    link: '/en/licences/7',
  },
  code: { code: '4827', minutes: 10 },
  resetCode: { code: '4827', minutes: 10, link: '/en/cms-login#reset=a.b', hours: 24 },
  welcome: { name: 'Nora' },
  emailChanged: { name: 'Nora', email: 'new@example.com', at: '2026-03-12T14:05:00.000Z' },
  factorsChanged: {
    name: 'Nora',
    change: 'appAdded',
    at: '2026-03-31T14:05:00.000Z',
    address: '2001:db8::1',
  },
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

const write = <L extends MailTemplate>(
  template: L,
  language: Language,
  changed: Partial<MailValues[L]> = {},
  brand: MailBrand = marsad,
) =>
  renderMail({ template, language, values: { ...values[template], ...changed } }, brand, publicUrl)

const readable = (html: string): string =>
  html
    .replace(/<head>.*<\/head>/s, '')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')

const every = [marsad, qantara].flatMap((brand) =>
  languageCodes.flatMap((language) =>
    keysOf(values).map((template) => ({ template, language, brand, key: brand.key })),
  ),
)

describe.each(every)('the mail $template of $key in $language', ({ template, language, brand }) => {
  const { subject, text, html } = write(template, language, {}, brand)

  it('is complete as text and as HTML', () => {
    for (const part of [subject, text, html]) {
      expect(part.trim()).not.toBe('')
      expect(part).not.toMatch(/undefined|\[object|NaN|[{}]|\$/)
    }
    const inBoth = [brand.name[language], brand.contact.email, brand.texts[language].address]
    for (const piece of [...inBoth, ...known[template]]) {
      expect(text).toContain(piece)
      expect(readable(html)).toContain(piece)
    }
  })

  it('states its language and direction, even if a client keeps only the body', () => {
    const marked = `lang="${language}" dir="${languages[language].direction}"`
    expect(html).toContain(`<html ${marked}>`)
    expect(html).toContain(`<div ${marked}`)
  })

  it('loads nothing external and links only to the shop', () => {
    expect(html).not.toMatch(/<(img|link|script|style|table)\b|url\(/)
    const targets = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '')
    const own = [`${publicUrl}/`, `mailto:${brand.contact.email}`]
    expect(targets.filter((href) => !own.some((each) => href.startsWith(each)))).toEqual([])
    expect(text.match(/https?:\/\/\S+/g)?.every((each) => each.startsWith(publicUrl))).toBe(true)
  })
})

/** The values that must appear in each mail. */
const known: Readonly<Record<MailTemplate, readonly string[]>> = {
  code: ['4827'],
  resetCode: ['4827'],
  welcome: ['Nora'],
  passwordChanged: ['Nora', '2001:db8::1'],
  factorsChanged: ['Nora', '2001:db8::1'],
  emailChanged: ['Nora', 'new@example.com'],
  invitation: ['Nora', 'Sami', 'Najd', 'Depot', 'najd-01'],
  alreadyRegistered: ['Nora'],
  ...recordFromKeys(orderMailTemplates, () => ['Nora', 'ACM-2026-000042']),
  ...requestPieces,
  licenceReminder: ['Nora', 'Fleet Cloud'],
  licenceUsage: ['Nora', 'Fleet Cloud', 'Depot'],
  orderPlaced: ['Soil sensor', 'بوابة', 'SA03 8000 0000 6080 1016 7519', 'ACM-2026-000042-J'],
  orderPaid: ['Nora', 'ACM-INV-2026-000007'],
  orderPartiallyPaid: ['Nora', 'NCBKSAJE', 'ACM-2026-000042-J'],
  orderPaymentReminder: ['NCBKSAJE', 'ACM-2026-000042-J'],
  orderProofRefused: ['The picture is too dark', 'Najd Bank'],
  orderShipped: ['Aramex', 'AX-991', 'King Fahd Road 1'],
  orderExpected: ['Aramex', 'AX-991'],
}

describe('a value in a mail', () => {
  it.each(languageCodes)('is escaped in %s', (language) => {
    const name = '<b>x</b> "&\''
    for (const template of [
      'welcome',
      'passwordChanged',
      'invitation',
      'alreadyRegistered',
    ] as const) {
      const { html, text } = write(template, language, { name })
      expect(html).not.toContain('<b>')
      expect(html).toContain('&lt;b&gt;x&lt;/b&gt; &quot;&amp;&#39;')
      expect(text).toContain(name)
    }
  })

  it('is escaped everywhere', () => {
    const evil = '"><img src=x>'
    const all = { name: evil, inviter: evil, company: evil, tenant: evil, tenantId: evil }
    expect(write('invitation', 'ar', all).html).not.toContain('<img')
    expect(write('code', 'en', { code: evil }).html).not.toContain('<img')
    expect(write('passwordChanged', 'en', { address: evil }).html).not.toContain('<img')
    const lines = [{ name: evil, quantity: 1, unitPrice: money(1) }]
    const bought = { name: evil, carrier: evil, trackingNumber: evil, reason: evil, lines }
    for (const template of orderMailTemplates)
      expect(write(template, 'ar', { ...bought, address: [evil] }).html).not.toContain('<img')
  })

  it('cannot break the line or the direction of a subject', () => {
    const { subject } = write('invitation', 'en', { inviter: 'Sami\r\nBcc: all@x\u202e\u2069' })
    expect(subject).toBe('Sami Bcc: all@x invited you to Najd on Marsad')
  })

  it('in another script is isolated by direction', () => {
    const { subject, html } = write('invitation', 'ar', { inviter: 'Sami (HQ)' })
    expect(subject).toContain('\u2068Sami (HQ)\u2069')
    expect(html).toContain('<bdi>Sami (HQ)</bdi>')
    expect(write('welcome', 'ar', { name: 'نورة الحربي' }).html).toContain('يا نورة الحربي<')
    expect(write('welcome', 'en', { name: 'نورة' }).html).toContain('<bdi>نورة</bdi>')
  })
})

describe('an Arabic mail', () => {
  it.each(keysOf(known))(
    '%s isolates the direction of codes, numbers and addresses',
    (template) => {
      const { html } = write(template, 'ar')
      const body = html.slice(html.indexOf('<body'))
      const outside = body
        .replace(/<bdi\b[^>]*>.*?<\/bdi>|<div dir="ltr".*?<\/div>/gs, '')
        .replace(/<[^>]*>/g, ' ')
      expect(outside).not.toMatch(
        /\S+@\S+|\b[A-Z]{2,}-[\dA-Z]|\b[A-Z]{2}\d{2} \d{4}|NCBKSAJE|\d:[\da-f]|[a-z]-\d|\d{3}/,
      )
    },
  )

  it('uses Arabic digits and plural forms, and leaves the code as it is typed', () => {
    const { text, html } = write('code', 'ar')
    expect(text).toContain('لمدة ١٠ دقائق')
    expect(text).toContain('\n4827\n')
    expect(html).toMatch(/<div dir="ltr"[^>]*>4827<\/div>/)
    expect(write('code', 'ar', { minutes: 15 }).text).toContain('لمدة ١٥ دقيقة')
    expect(write('invitation', 'ar', { days: 2 }).text).toContain('لمدة يومين')
    expect(write('invitation', 'ar', { days: 30 }).text).toContain('لمدة ٣٠ يومًا')
  })

  it('writes times in Arabic digits', () => {
    expect(write('passwordChanged', 'ar').text).toContain('١٢ مارس ٢٠٢٦ ٢:٠٥ م')
    expect(write('passwordChanged', 'en').text).toContain('12 Mar 2026 2:05 pm UTC')
  })
})

describe('a number in a mail', () => {
  it.each(languageCodes)('stays on one line in %s', (language) => {
    const whole = (text: string) => `<span style="white-space:nowrap">${text}</span>`
    const { html } = write('orderPlaced', language)
    expect(html).toContain(whole('ACM-2026-000042'))
    expect(html).toContain(whole('ACM-2026-000042-J'))
    expect(write('orderPaid', language).html).toContain(whole('ACM-INV-2026-000007'))
    expect(write('requestMessage', language).html).toContain(whole('REQ-2026-000007'))
  })

  it('is unchanged inside an address', () => {
    const { html } = write('orderPlaced', 'en', { link: '/en/orders/ACM-2026-000042' })
    expect(html).toContain(`href="${publicUrl}/en/orders/ACM-2026-000042"`)
  })
})

it.each(languageCodes)('a mail that mentions the invoice says where it is, in %s', (language) => {
  const where = { en: 'open the invoice on the order page', ar: 'فتح الفاتورة من صفحة الطلب' }
  for (const isDigital of [true, false]) {
    const { text } = write('orderDelivered', language, { isDigital })
    expect(text).toContain(where[language])
    expect(write('orderDelivered', language, { isDigital, invoice: '' }).text).not.toContain(
      where[language],
    )
  }
})

it('no subject contains a code, because subjects are stored', () => {
  for (const language of languageCodes)
    for (const template of ['code', 'resetCode'] as const)
      expect(write(template, language).subject).not.toContain('4827')
})

it('an invitation links to the shop, or is refused', () => {
  expect(write('invitation', 'en').text).toContain(`${publicUrl}/en/invitation?token=a&b=1\n`)
  for (const link of ['https://evil.example/x', '//evil.example', 'javascript:alert(1)']) {
    expect(() => write('invitation', 'en', { link })).toThrow('another site')
  }
})

it.each(languageCodes)(
  'an invitation omits what its recipient does not have, in %s',
  (language) => {
    const bare = { company: '', tenant: '', tenantId: '' }
    const { subject, text, html } = write('invitation', language, bare)
    for (const part of [subject, text, readable(html)]) {
      expect(part).not.toMatch(/tenant|المستأجر/i)
      expect(part).not.toMatch(/(at|to|إلى)\s+[.،]|  (on|في) /)
    }
  },
)

describe('an order mail', () => {
  const lineOf = (text: string, start: string) =>
    text.split('\n').find((each) => each.startsWith(start))

  it('shows amounts that add up', () => {
    const { text } = write('orderPlaced', 'en')
    expect(lineOf(text, 'Soil')).toBe('Soil sensor (2 × KWD\u00a012.500): KWD\u00a025.000')
    expect(lineOf(text, 'Subtotal')).toBe('Subtotal: KWD\u00a0105.000')
    expect(lineOf(text, 'Discount')).toBe('Discount: KWD\u00a0−5.000')
    expect(lineOf(text, 'VAT')).toBe('VAT 15%: KWD\u00a015.300')
    expect(lineOf(text, 'Total')).toBe('Total: KWD\u00a0117.300')
    expect(lineOf(text, 'To pay')).toBe('To pay: KWD\u00a0100.000')
    expect(text).not.toContain('Rounding')
  })

  it('states the period that a price covers', () => {
    const line = {
      name: 'Platform',
      quantity: 2,
      unitPrice: money(900),
      period: 'monthly',
    } as const
    const monthly = { lines: [line] }
    expect(lineOf(write('orderPlaced', 'en', monthly).text, 'Platform')).toContain(
      '0.900 per month)',
    )
    expect(write('orderPlaced', 'ar', monthly).text).toContain('شهريًا')
  })

  it('uses the digits of its language', () => {
    const { text } = write('orderPlaced', 'ar')
    expect(text).toContain('٢ × ١٢٫٥٠٠\u00a0د.ك')
    expect(lineOf(text, 'ضريبة')).toBe('ضريبة القيمة المضافة ١٥٪: ١٥٫٣٠٠\u00a0د.ك')
    expect(text).toContain('آخر موعد للدفع: ١٧ مارس ٢٠٢٦ ٢:٠٥ م')
  })

  it('says where prices include tax and where nothing is shipped', () => {
    const { text } = write('orderPlaced', 'en', { taxIncluded: true })
    expect(text.indexOf('Including VAT 15%')).toBeGreaterThan(text.indexOf('Total:'))
    expect(text).not.toMatch(/^VAT/m)
    expect(write('orderPlaced', 'en', { isDigital: true }).text).not.toContain('Shipping')
    const sums = { ...news.sums, shipping: money(0) }
    expect(write('orderPlaced', 'en', { sums }).text).toContain('Shipping: Free')
    expect(write('orderPlaced', 'en', { taxRate: 0 }).text).not.toContain('VAT')
  })

  it('explains how to pay by the chosen method', () => {
    const card = { method: 'card', transfer: undefined } as const
    const byCard = write('orderPlaced', 'en', card).text
    expect(byCard).toContain('until 17 Mar 2026 2:05 pm UTC')
    expect(byCard).not.toContain('IBAN')
    const settled = write('orderPlaced', 'en', {
      ...card,
      outstanding: money(0),
      deadline: '',
    }).text
    expect(settled).toContain('It is paid already')
    expect(settled).not.toContain('Invalid')
  })

  it('writes the arrival date of the destination', () => {
    expect(write('orderExpected', 'en').subject).toContain('expected on 21 Mar 2026')
    expect(write('orderExpected', 'ar').subject).toContain('٢١ مارس ٢٠٢٦')
  })

  it('omits missing details', () => {
    const bare = { carrier: '', trackingNumber: '', address: [], invoice: '' }
    for (const language of languageCodes)
      for (const template of orderMailTemplates) {
        const { text } = write(template, language, bare)
        expect(text).not.toMatch(/: *$(?!\n)|Carrier|Invoice|شركة الشحن|الفاتورة/m)
      }
  })

  it('distinguishes shipped from digital products', () => {
    expect(write('orderDelivered', 'en').subject).toContain('delivered')
    expect(write('orderDelivered', 'en', { isDigital: true }).subject).toContain('ready to use')
    expect(write('orderDelivered', 'ar', { isDigital: true }).text).not.toContain('تسليم')
  })

  it.each(rejectionReasons)(
    'for an ended order (%s) says why and what is refunded',
    (rejection) => {
      for (const language of languageCodes) {
        const { text } = write('orderRejected', language, { rejection })
        expect(text).toContain(amountFormatters(language).money(news.refund.paid))
        expect(text).toContain(amountFormatters(language).money(news.refund.giftCard))
        expect(text).not.toMatch(/fraud|suspect|احتيال|اشتباه/i)
        const nothing = { rejection, refund: { paid: money(0), giftCard: money(0) } }
        expect(write('orderRejected', language, nothing).text).toMatch(/not been charged|لم يُخصم/)
      }
    },
  )

  it('links to the order', () => {
    for (const template of orderMailTemplates)
      expect(write(template, 'en').text).toContain(`:\n${publicUrl}/en/orders/7\n`)
  })
})
