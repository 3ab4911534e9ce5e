import { describe, expect, it } from 'vitest'
import { nullableSchema } from '#resource/schema.ts'

describe('nullableSchema', () => {
  it('adds null to the type where possible', () => {
    expect(nullableSchema({ type: 'string', maxLength: 3 })).toEqual({
      type: ['string', 'null'],
      maxLength: 3,
    })
    expect(nullableSchema({ type: 'string', enum: ['a'] })).toEqual({
      type: ['string', 'null'],
      enum: ['a', null],
    })
  })

  it('adds null as another branch otherwise', () => {
    expect(nullableSchema({ $ref: 'Tag#' })).toEqual({
      anyOf: [{ $ref: 'Tag#' }, { type: 'null' }],
    })
  })
})
