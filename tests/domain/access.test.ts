import { describe, expect, it } from 'vitest'
import { beyond, holds } from '#domain/access.ts'

describe('a permission', () => {
  it('is held by name, for every verb of a resource, or for everything', () => {
    expect(holds(['tags:read'], 'tags', 'read')).toBe(true)
    expect(holds(['tags:*'], 'tags', 'delete')).toBe(true)
    expect(holds(['*'], 'tags', 'delete')).toBe(true)
  })

  it('says nothing of other verbs and other resources', () => {
    expect(holds(['tags:read'], 'tags', 'update')).toBe(false)
    expect(holds(['tags:*'], 'tags-of-others', 'read')).toBe(false)
    expect(holds([], 'tags', 'read')).toBe(false)
  })

  it('is given only by those who have it', () => {
    expect(beyond(['tags:*', 'roles:read'], ['tags:read', 'roles:read'])).toEqual([])
    expect(beyond(['tags:read'], ['tags:read', 'tags:*', 'roles:read'])).toEqual([
      'tags:*',
      'roles:read',
    ])
    expect(beyond(['*'], ['anything:at-all'])).toEqual([])
  })
})
