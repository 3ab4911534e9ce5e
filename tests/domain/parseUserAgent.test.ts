import { describe, expect, it } from 'vitest'
import { parseUserAgent } from '#domain/parseUserAgent.ts'
import { isBrowserUserAgent } from '#domain/isBrowserUserAgent.ts'

describe('a user agent', () => {
  const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0'
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, 'Chrome', 'Windows'],
    [`Mozilla/5.0 (Windows NT 10.0) ${chrome} Safari/537.36 Edg/140.0`, 'Edge', 'Windows'],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) ${chrome} Safari/537.36`, 'Chrome', 'macOS'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
    [`Mozilla/5.0 (Linux; Android 15; SM-S921B) ${chrome} Mobile`, 'Chrome', 'Android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Safari/604.1', 'Safari', 'iPhone'],
    ['curl/8.5.0', 'curl', undefined],
    ['', undefined, undefined],
    ['Mozilla/5.0', undefined, undefined],
  ])('"%s" is %s on %s', (userAgent, browser, system) =>
    expect(parseUserAgent(userAgent)).toMatchObject({ browser, system }),
  )

  it('is recognised as mobile or desktop', () => {
    expect(parseUserAgent('Mozilla/5.0 (iPad; CPU OS 18_0)').isHandheld).toBe(true)
    expect(parseUserAgent('Mozilla/5.0 (X11; Linux x86_64)').isHandheld).toBe(false)
  })

  it('is recognised by the format that browsers use', () => {
    expect(isBrowserUserAgent('Mozilla/5.0 (X11)')).toBe(true)
    expect(isBrowserUserAgent('Mozilla is a company')).toBe(false)
  })
})
