import { describe, expect, it } from 'vitest'
import { grantedBy, verbLabel } from '#resource/grants.ts'
import { canGive, isGiven, isPartly, toggled } from '#cms/kinds/widgets/grants.ts'
import { catalogue, resourceOf } from './support/catalogue.ts'

const tags = resourceOf('tags')
const admin = { permissions: ['*'] }
const helper = { permissions: ['tags:read', 'tags:create', 'roles:*'] }

describe('the boxes of a resource', () => {
  it('are ticked one by one', () => {
    const given = toggled({ given: ['roles:read'], resource: tags, by: admin }, 'read')
    expect(given).toEqual(['roles:read', 'tags:read'])
    expect(isGiven({ given, resource: tags }, 'read')).toBe(true)
    expect(isPartly({ given, resource: tags })).toBe(true)
    expect(toggled({ given, resource: tags, by: admin }, 'read')).toEqual(['roles:read'])
  })

  it('are ticked all at once, by one permission', () => {
    const given = toggled({ given: ['tags:read'], resource: tags, by: admin }, '*')
    expect(given).toEqual(['tags:*'])
    expect(isGiven({ given, resource: tags }, 'delete')).toBe(true)
    expect(isPartly({ given, resource: tags })).toBe(false)
    expect(toggled({ given, resource: tags, by: admin }, '*')).toEqual([])
  })

  it('become single ones when one of all is cleared', () => {
    const given = ['tags:*']
    expect(toggled({ given, resource: tags, by: admin }, 'delete')).toEqual([
      'tags:read',
      'tags:create',
      'tags:update',
    ])
    expect(toggled({ given, resource: tags, by: helper }, 'read')).toEqual(['tags:create'])
  })

  it('can be ticked by those who have what they give', () => {
    expect(canGive(helper, tags, 'read')).toBe(true)
    expect(canGive(helper, tags, 'delete')).toBe(false)
    expect(canGive(helper, tags, '*')).toBe(false)
    expect(canGive(helper, resourceOf('roles'), '*')).toBe(true)
    expect(canGive(admin, tags, '*')).toBe(true)
    expect(canGive(admin, resourceOf('audit-events'), 'delete')).toBe(false)
  })
})

describe('permissions in words', () => {
  it('are gathered by resource', () => {
    const granted = grantedBy(catalogue.values(), [
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

  it('name the common verbs, and the fields that others are about', () => {
    const users = resourceOf('tenant-users')
    expect(verbLabel(tags, 'update', 'en')).toBe('Edit')
    expect(verbLabel(tags, '*', 'ar')).toBe('الكل')
    expect(verbLabel(users, 'grant', 'en')).toBe('Set: Roles, Permissions')
    expect(verbLabel(users, 'grant', 'ar')).toBe('تحديد: الأدوار، الصلاحيات')
  })
})
