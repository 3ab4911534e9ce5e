import { describe, expect, it } from 'vitest'
import type { ReadContext } from '#resource/kinds/kind.ts'
import { bounds, containsText, escapeLike, inTexts, isPresent } from '#resource/kinds/operators.ts'
import { fieldOf } from '../support/declare.ts'

const reading: ReadContext = { alias: 'a', language: 'ar', catalogue: new Map(), isPublic: false }
const plain = fieldOf({ type: 'string' })
const translated = fieldOf({ type: 'string', 'x-translatable': true })

describe('filter operators', () => {
  it('compare translated text in the language of the reader', () => {
    expect(inTexts.sql(plain, reading, '$1')).toBe('a.field = any($1::text[])')
    expect(inTexts.sql(translated, reading, '$1')).toBe(
      "coalesce(a.field->>'ar', a.field->>'en', '') = any($1::text[])",
    )
    expect(containsText.sql(translated, reading, '$1')).toContain("a.field->>'ar'")
  })

  it('accept only the values of a choice', () => {
    expect(inTexts.schema({ enum: ['a'] })).toMatchObject({
      items: { type: 'string', enum: ['a'] },
    })
  })

  it('escape wildcard characters', () => {
    expect(escapeLike('100%_\\')).toBe('100\\%\\_\\\\')
    expect(containsText.bind?.('50%')).toBe('%50\\%%')
  })

  it('include both ends of a range', () => {
    const { gte, lte } = bounds({ type: 'number' }, 'bigint')
    expect(gte.sql(plain, reading, '$1')).toBe('a.field >= $1::bigint')
    expect(lte.sql(plain, reading, '$1')).toBe('a.field <= $1::bigint')
  })

  it('filter by presence with a flag', () => {
    expect(isPresent.sql(plain, reading, '$2')).toBe('(a.field is not null) = $2::boolean')
  })
})
