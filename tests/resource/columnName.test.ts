import { describe, expect, it } from 'vitest'
import { columnName } from '#resource/columnName.ts'

describe('columnName', () => {
  it('converts to snake case', () => {
    expect(columnName('shortName')).toBe('short_name')
    expect(columnName('title')).toBe('title')
  })

  it.each(['order', 'user', 'group', 'end', 'default', 'from', 'references', 'column'])(
    'avoids the reserved word %s',
    (word) => expect(columnName(word)).toBe(`${word}_`),
  )

  it.each(['searchText', 'missingLanguages', 'outdatedLanguages', 'translatedAt'])(
    'avoids the internal column that %s would be',
    (name) => expect(columnName(name)).toMatch(/[a-z]_$/),
  )
})
