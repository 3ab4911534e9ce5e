import { describe, expect, it } from 'vitest'
import { openPage } from './openPage.ts'

const shown = async (description: string, language: 'en' | 'ar' = 'en') => {
  const product = { _id: 'p', name: 'Kit', code: 'KIT', type: 'device', price: null, description }
  const { html } = await openPage('/products/KIT', {
    language,
    api: { '/api/marketplace-customer/products/KIT': { data: product } },
  })
  return /<section id="overview"[^>]*>.*?<\/section>/s.exec(html)?.[0]
}

describe('a description', () => {
  it('without markup is escaped once, as stored', async () => {
    const part = await shown('R&amp;D kit, for &lt; 5 devices\nand more')
    expect(part).toMatch(/data-plain="true">R&amp;D kit, for &lt; 5 devices\nand more</)
  })

  it('with markup is shown as HTML', async () => {
    expect(await shown('<p>R&amp;D <strong>kit</strong></p>')).toContain(
      '><p>R&amp;D <strong>kit</strong></p><',
    )
  })

  it.each(['لعدد 5 أجهزة', '<p>لعدد 5 أجهزة</p>'])(
    'uses the digits of its language: %s',
    async (html) => {
      expect(await shown(html, 'ar')).toContain('لعدد ٥ أجهزة')
    },
  )
})
