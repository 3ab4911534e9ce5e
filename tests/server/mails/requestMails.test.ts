import { describe, expect, it } from 'vitest'
import { brand } from '#brands/marsad/brand.ts'
import { languageCodes, type Language } from '#domain/locale.ts'
import { renderMail } from '#server/mails/renderMail.ts'
import type { RequestMailTemplate, RequestMailValues } from '#server/mails/requestMail.ts'
import { requestNews } from './support/requestSamples.ts'

const write = (
  template: RequestMailTemplate,
  language: Language,
  changed: Partial<RequestMailValues> = {},
) =>
  renderMail(
    { template, language, values: { ...requestNews, ...changed } },
    brand,
    'https://shop.example',
  )

describe('the first mail to the sender of a request', () => {
  it.each(languageCodes)('contains nothing they typed, in %s', (language) => {
    for (const type of ['quote', 'contact'] as const) {
      const { subject, text, html } = write('requestReceived', language, { type })
      const { firstName, lastName, email, phone, companyName } = requestNews.sender
      for (const typed of [firstName, lastName, email, phone, companyName, requestNews.text])
        for (const part of [subject, text, html]) expect(part).not.toContain(typed)
    }
  })

  it.each(languageCodes)('contains no link for a visitor, in %s', (language) => {
    const { text } = write('requestReceived', language, { type: 'contact', link: '', lines: [] })
    expect(text).not.toContain('/requests/')
  })
})

describe('an offer mail', () => {
  it('states the total and the expiry in the digits of its reader', () => {
    const english = write('requestQuoted', 'en').text
    expect(english).toContain('20 × KWD\u00a011.250')
    expect(english).toContain('Total with tax and delivery: KWD\u00a0312.000')
    expect(english).toContain('Valid until: 31 Mar 2026 2:05 pm UTC')
    const arabic = write('requestQuoted', 'ar').text
    expect(arabic).toContain('١١٫٢٥٠')
    expect(arabic).toContain('٣١٢٫٠٠٠')
    expect(arabic).toContain('٣١ مارس ٢٠٢٦ ٢:٠٥ م')
  })
})

describe('a product without a price in a mail', () => {
  it('is listed with its quantity', () => {
    const lines = [{ name: 'Soil sensor', quantity: 50, unitPrice: undefined }]
    expect(write('requestReceived', 'en', { lines }).text).toContain('Soil sensor: Quantity: 50')
    expect(write('requestReceived', 'ar', { lines }).text).toContain('الكمية: ٥٠')
    expect(write('requestReceived', 'en', { lines }).text).not.toContain('×')
  })
})

describe('a request mail', () => {
  it('escapes user input, and keeps it on its line', () => {
    const evil = '"><img src=x>\r\nBcc: all@x'
    const sender = { ...requestNews.sender, firstName: evil, companyName: evil }
    for (const template of ['requestArrived', 'requestMessage', 'requestDeclined'] as const) {
      const { subject, html } = write(template, 'en', { text: evil, about: evil, sender })
      expect(html).not.toContain('<img')
      expect(subject).not.toMatch(/[\r\n]/)
    }
  })

  it('links to the request', () => {
    const address = 'https://shop.example/en/requests/7'
    for (const template of ['requestInfoNeeded', 'requestQuoted', 'requestExpired'] as const) {
      expect(write(template, 'en').text).toContain(address)
      expect(write(template, 'en').html).toContain(`href="${address}"`)
    }
  })

  it('names the kind of request', () => {
    expect(write('requestArrived', 'en').subject).toContain('a request for a quote')
    expect(write('requestArrived', 'en', { type: 'contact' }).subject).toContain('a message')
  })
})
