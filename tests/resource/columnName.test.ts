import { describe, expect, it } from 'vitest'
import { columnName } from '#resource/columnName.ts'

describe('columnName', () => {
  it('spells a field as the database does', () => {
    expect(columnName('shortName')).toBe('short_name')
    expect(columnName('title')).toBe('title')
  })

  it.each(['order', 'user', 'group', 'end', 'default', 'from', 'references', 'column'])(
    'keeps out of the way of the word %s',
    (word) => expect(columnName(word)).toBe(`${word}_`),
  )

  it.each(['searchText', 'missingLanguages', 'outdatedLanguages', 'translatedAt'])(
    'keeps out of the way of the column of every table that %s would be',
    (name) => expect(columnName(name)).toMatch(/[a-z]_$/),
  )
})
