import { describe, expect, it } from 'vitest'
import { nullableSchema } from '#resource/schema.ts'

describe('orNull', () => {
  it('takes null by type where that is enough', () => {
    expect(nullableSchema({ type: 'string', maxLength: 3 })).toEqual({
      type: ['string', 'null'],
      maxLength: 3,
    })
    expect(nullableSchema({ type: 'string', enum: ['a'] })).toEqual({
      type: ['string', 'null'],
      enum: ['a', null],
    })
  })

  it('takes null by another branch where there is no one type', () => {
    expect(nullableSchema({ $ref: 'Tag#' })).toEqual({
      anyOf: [{ $ref: 'Tag#' }, { type: 'null' }],
    })
  })
})
