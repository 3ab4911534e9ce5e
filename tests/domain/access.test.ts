import { describe, expect, it } from 'vitest'
import { missingPermissions, hasPermission } from '#domain/access.ts'

describe('a permission', () => {
  it('is held by name, for every verb of a resource, or for everything', () => {
    expect(hasPermission(['tags:read'], 'tags', 'read')).toBe(true)
    expect(hasPermission(['tags:*'], 'tags', 'delete')).toBe(true)
    expect(hasPermission(['*'], 'tags', 'delete')).toBe(true)
  })

  it('says nothing of other verbs and other resources', () => {
    expect(hasPermission(['tags:read'], 'tags', 'update')).toBe(false)
    expect(hasPermission(['tags:*'], 'tags-of-others', 'read')).toBe(false)
    expect(hasPermission([], 'tags', 'read')).toBe(false)
  })

  it('is given only by those who have it', () => {
    expect(missingPermissions(['tags:*', 'roles:read'], ['tags:read', 'roles:read'])).toEqual([])
    expect(missingPermissions(['tags:read'], ['tags:read', 'tags:*', 'roles:read'])).toEqual([
      'tags:*',
      'roles:read',
    ])
    expect(missingPermissions(['*'], ['anything:at-all'])).toEqual([])
  })
})
