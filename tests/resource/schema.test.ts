import { describe, expect, it } from 'vitest'
import { orNull } from '#resource/schema.ts'

describe('orNull', () => {
  it('takes null by type where that is enough', () => {
    expect(orNull({ type: 'string', maxLength: 3 })).toEqual({
      type: ['string', 'null'],
      maxLength: 3,
    })
    expect(orNull({ type: 'string', enum: ['a'] })).toEqual({
      type: ['string', 'null'],
      enum: ['a', null],
    })
  })

  it('takes null by another branch where there is no one type', () => {
    expect(orNull({ $ref: 'Tag#' })).toEqual({ anyOf: [{ $ref: 'Tag#' }, { type: 'null' }] })
  })
})
