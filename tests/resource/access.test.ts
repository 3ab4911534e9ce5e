import { describe, expect, it } from 'vitest'
import type { AccountKind, Identity } from '#domain/access.ts'
import { fieldsFor, canAccess, offersVerb, rowScopeFor, verbsOf } from '#resource/access.ts'
import { resolveResource } from '#resource/resolveResource.ts'
import { declare } from './support/declare.ts'

const who = (kind: AccountKind, more: Partial<Identity> = {}): Identity => ({
  id: 'me',
  kind,
  permissions: [],
  ...more,
})
const root = who('company', { company: 'acme' })
const user = who('tenantUser', { company: 'acme', tenant: 'house' })

describe('the verbs of a resource', () => {
  it('are the four common ones, those of its actions and those of its guarded fields', () => {
    const resource = resolveResource(
      declare({
        schema: {
          type: 'object',
          properties: { title: { type: 'string' }, cost: { type: 'number', 'x-access': 'costs' } },
        },
        actions: { accept: { label: { en: 'Accept' } }, ship: { label: {}, access: 'ship' } },
      }),
    )
    expect(verbsOf(resource)).toEqual(['read', 'create', 'update', 'delete', 'ship', 'costs'])
    const permissions = [`${resource.name}:costs`]
    expect(canAccess({ permissions }, resource, 'costs')).toBe(true)
    expect(canAccess({ permissions }, resource, 'read')).toBe(false)
    expect(canAccess({ permissions: ['*'] }, resource, 'no-such-verb')).toBe(false)
    expect(fieldsFor({ permissions }, resource).map(({ name }) => name)).toContain('cost')
    expect(fieldsFor({ permissions: [] }, resource).map(({ name }) => name)).not.toContain('cost')
    expect(fieldsFor(undefined, resource)).toBe(resource.fields)
  })

  it('are limited to those that the declaration allows', () => {
    const resource = resolveResource(declare({ access: { verbs: ['read'] } }))
    expect(offersVerb(resource, 'read')).toBe(true)
    expect(offersVerb(resource, 'delete')).toBe(false)
    expect(canAccess({ permissions: ['*'] }, resource, 'delete')).toBe(false)
    expect(verbsOf(resolveResource(declare({ owned: true })))).toEqual([])
  })
})

describe('the row scope of a resource', () => {
  const limited = resolveResource(
    declare({ access: { rows: { company: 'house.company', tenant: 'house' } } }),
  )
  const byCompany = resolveResource(declare({ access: { rows: { company: '_id' } } }))

  it('is unlimited without a declaration, and for administrators', () => {
    expect(rowScopeFor(root, resolveResource(declare({})))).toBe('all')
    expect(rowScopeFor(who('admin'), limited)).toBe('all')
    expect(rowScopeFor(undefined, limited)).toBe('all')
  })

  it('is limited to the caller’s company or tenant', () => {
    expect(rowScopeFor(root, limited)).toEqual([{ path: 'house.company', value: 'acme' }])
    expect(rowScopeFor(user, limited)).toEqual([
      { path: 'house', value: 'house' },
      { path: 'house.company', value: 'acme' },
    ])
    expect(rowScopeFor(user, byCompany)).toEqual([{ path: '_id', value: 'acme' }])
  })

  it('is empty for callers the declaration does not mention', () => {
    expect(rowScopeFor(who('customer'), limited)).toBe('none')
    expect(rowScopeFor(who('company'), limited)).toBe('none')
  })

  it('is limited to the caller when records have an owner', () => {
    const owned = resolveResource(declare({ owned: true }))
    expect(rowScopeFor(who('customer'), owned)).toEqual([{ path: 'owner', value: 'me' }])
  })
})
