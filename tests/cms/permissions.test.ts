import { describe, expect, it } from 'vitest'
import { groupGrants, verbLabel } from '#resource/permissionGrants.ts'
import {
  canGrant,
  isGranted,
  isPartlyGranted,
  togglePermission,
} from '#cms/kinds/widgets/permissions/permissionGrants.ts'
import { catalogue, resourceOf } from './support/catalogue.ts'

const tags = resourceOf('tags')
const admin = { permissions: ['*'] }
const helper = { permissions: ['tags:read', 'tags:create', 'roles:*'] }

describe('the permission checkboxes of a resource', () => {
  it('are ticked one by one', () => {
    const given = togglePermission(
      { granted: ['roles:read'], resource: tags, holder: admin },
      'read',
    )
    expect(given).toEqual(['roles:read', 'tags:read'])
    expect(isGranted({ granted: given, resource: tags }, 'read')).toBe(true)
    expect(isPartlyGranted({ granted: given, resource: tags })).toBe(true)
    expect(togglePermission({ granted: given, resource: tags, holder: admin }, 'read')).toEqual([
      'roles:read',
    ])
  })

  it('are all ticked by the wildcard', () => {
    const given = togglePermission({ granted: ['tags:read'], resource: tags, holder: admin }, '*')
    expect(given).toEqual(['tags:*'])
    expect(isGranted({ granted: given, resource: tags }, 'delete')).toBe(true)
    expect(isPartlyGranted({ granted: given, resource: tags })).toBe(false)
    expect(togglePermission({ granted: given, resource: tags, holder: admin }, '*')).toEqual([])
  })

  it('become individual permissions when one of all is cleared', () => {
    const given = ['tags:*']
    expect(togglePermission({ granted: given, resource: tags, holder: admin }, 'delete')).toEqual([
      'tags:read',
      'tags:create',
      'tags:update',
    ])
    expect(togglePermission({ granted: given, resource: tags, holder: helper }, 'read')).toEqual([
      'tags:create',
    ])
  })

  it('can be ticked by users who hold the permission', () => {
    expect(canGrant(helper, tags, 'read')).toBe(true)
    expect(canGrant(helper, tags, 'delete')).toBe(false)
    expect(canGrant(helper, tags, '*')).toBe(false)
    expect(canGrant(helper, resourceOf('roles'), '*')).toBe(true)
    expect(canGrant(admin, tags, '*')).toBe(true)
    expect(canGrant(admin, resourceOf('audit-events'), 'delete')).toBe(false)
  })
})

describe('a permission summary', () => {
  it('is grouped by resource', () => {
    const granted = groupGrants(catalogue.values(), [
      'tags:read',
      'roles:*',
      'tags:update',
      'gone:read',
    ])
    expect(granted.map(({ resource, verbs }) => [resource.name, verbs])).toEqual(
      expect.arrayContaining([
        ['tags', ['read', 'update']],
        ['roles', ['*']],
      ]),
    )
    expect(granted).toHaveLength(2)
  })

  it('names the common verbs, and the fields of other permissions', () => {
    const users = resourceOf('tenant-users')
    expect(verbLabel(tags, 'update', 'en')).toBe('Edit')
    expect(verbLabel(tags, '*', 'ar')).toBe('الكل')
    expect(verbLabel(users, 'grant', 'en')).toBe('Set: Roles, Permissions')
    expect(verbLabel(users, 'grant', 'ar')).toBe('تحديد: الأدوار، الصلاحيات')
  })
})
