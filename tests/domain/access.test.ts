import { describe, expect, it } from 'vitest'
import { missingPermissions, hasPermission } from '#domain/access.ts'

describe('a permission', () => {
  it('covers a verb, every verb of a resource, or everything', () => {
    expect(hasPermission(['tags:read'], 'tags', 'read')).toBe(true)
    expect(hasPermission(['tags:*'], 'tags', 'delete')).toBe(true)
    expect(hasPermission(['*'], 'tags', 'delete')).toBe(true)
  })

  it('does not cover other verbs and resources', () => {
    expect(hasPermission(['tags:read'], 'tags', 'update')).toBe(false)
    expect(hasPermission(['tags:*'], 'tags-of-others', 'read')).toBe(false)
    expect(hasPermission([], 'tags', 'read')).toBe(false)
  })

  it('can be granted only by someone who has it', () => {
    expect(missingPermissions(['tags:*', 'roles:read'], ['tags:read', 'roles:read'])).toEqual([])
    expect(missingPermissions(['tags:read'], ['tags:read', 'tags:*', 'roles:read'])).toEqual([
      'tags:*',
      'roles:read',
    ])
    expect(missingPermissions(['*'], ['anything:at-all'])).toEqual([])
  })
})
