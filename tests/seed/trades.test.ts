import { describe, expect, it } from 'vitest'
import { fullLanguages } from '#domain/locale.ts'
import { openingSlides } from '#domain/layout.ts'
import { demo } from '../../scripts/demo/demoData.ts'

const { trades } = demo

it('no two trades share a category, shelf, first product or slides', () => {
  const all = openingSlides.map((opening) => trades[opening])
  const facts = {
    category: all.map(({ category }) => category),
    firstProduct: all.map(({ productGroup }) => productGroup.codes[0]),
    ads: all.map(({ topics }) => topics.slice(2).join()),
    ...Object.fromEntries(
      fullLanguages.map((code) => [code, all.map(({ productGroup }) => productGroup.title[code])]),
    ),
  }
  for (const [name, values] of Object.entries(facts))
    expect([name, new Set(values).size]).toEqual([name, all.length])
})

it('no two trades have a slide on the same topic', () => {
  const slides = openingSlides.flatMap((opening) => trades[opening].topics.slice(0, 2))
  expect(new Set(slides).size).toBe(slides.length)
})

describe.each(openingSlides)('the home page of %s', (opening) => {
  const { category, productGroup, topics } = trades[opening]

  it('shows existing products and topics', () => {
    const codes = new Set(demo.products.map(({ code }) => code))
    expect(productGroup.codes.filter((code) => !codes.has(code))).toEqual([])
    const known = new Set([
      ...(demo.topics.industries ?? []).map(({ code }) => `industries/${code}`),
      ...(demo.topics.applications ?? []).map(({ code }) => `applications/${code}`),
    ])
    expect(topics.filter((topic) => !known.has(topic))).toEqual([])
    expect(new Set(topics).size).toBe(topics.length)
  })

  it('links to a category with products', () => {
    const [, field, value] = /\?(\w+)=:?(\w+)$/.exec(category) ?? []
    const inIt = demo.products.filter(({ type, applications }) =>
      field === 'type' ? type === value : applications.includes(value ?? ''),
    )
    expect(inIt.length).toBeGreaterThan(3)
  })
})
