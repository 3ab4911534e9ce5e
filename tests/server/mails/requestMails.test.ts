import { describe, expect, it } from 'vitest'
import { brand } from '#brands/marsad/brand.ts'
import { languageCodes, type Language } from '#domain/locale.ts'
import { renderMail } from '#server/mails/renderMail.ts'
import type { RequestMailTemplate, RequestMailValues } from '#server/mails/requestMail.ts'
import { requestNews } from './support/requestSamples.ts'

const write = (
  letter: RequestMailTemplate,
  language: Language,
  changed: Partial<RequestMailValues> = {},
) =>
  renderMail(
    { template: letter, language, values: { ...requestNews, ...changed } },
    brand,
    'https://shop.example',
  )

describe('the first letter to whoever wrote to the shop', () => {
  it.each(languageCodes)('holds nothing that they typed, in %s', (language) => {
    for (const type of ['quote', 'contact'] as const) {
      const { subject, text, html } = write('requestReceived', language, { type })
      const { firstName, lastName, email, phone, companyName } = requestNews.sender
      for (const typed of [firstName, lastName, email, phone, companyName, requestNews.text])
        for (const part of [subject, text, html]) expect(part).not.toContain(typed)
    }
  })

  it.each(languageCodes)('leads a stranger nowhere, in %s', (language) => {
    const { text } = write('requestReceived', language, { type: 'contact', link: '', lines: [] })
    expect(text).not.toContain('/requests/')
  })
})

describe('an offer', () => {
  it('says what it comes to and until when, in the digits of its reader', () => {
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

describe('a product that has no price yet', () => {
  it('says how many of it are meant', () => {
    const lines = [{ name: 'Soil sensor', quantity: 50, unitPrice: undefined }]
    expect(write('requestReceived', 'en', { lines }).text).toContain('Soil sensor: Quantity: 50')
    expect(write('requestReceived', 'ar', { lines }).text).toContain('الكمية: ٥٠')
    expect(write('requestReceived', 'en', { lines }).text).not.toContain('×')
  })
})

describe('a letter about a request', () => {
  it('escapes what somebody typed, and keeps it on its line', () => {
    const evil = '"><img src=x>\r\nBcc: all@x'
    const sender = { ...requestNews.sender, firstName: evil, companyName: evil }
    for (const letter of ['requestArrived', 'requestMessage', 'requestDeclined'] as const) {
      const { subject, html } = write(letter, 'en', { text: evil, about: evil, sender })
      expect(html).not.toContain('<img')
      expect(subject).not.toMatch(/[\r\n]/)
    }
  })

  it('leads to the request', () => {
    const address = 'https://shop.example/en/requests/7'
    for (const letter of ['requestInfoNeeded', 'requestQuoted', 'requestExpired'] as const) {
      expect(write(letter, 'en').text).toContain(address)
      expect(write(letter, 'en').html).toContain(`href="${address}"`)
    }
  })

  it('says what kind of request has come in', () => {
    expect(write('requestArrived', 'en').subject).toContain('a request for a quote')
    expect(write('requestArrived', 'en', { type: 'contact' }).subject).toContain('a message')
  })
})
