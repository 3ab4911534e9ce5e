import { describe, expect, it } from 'vitest'
import { canAdd } from '#cms/context/canAdd.ts'
import { resourceVisibleTo } from '#cms/context/resourceVisibleTo.ts'
import { initialInput, inputOf } from '#cms/engine/form/inputs.ts'
import { listColumns } from '#cms/engine/list/columns/listColumns.ts'
import { pictureColumn } from '#resource/pictureColumn.ts'
import { listPageQuery } from '#cms/engine/list/listQuery.ts'
import { parseListState } from '#cms/engine/list/listState.ts'
import { primaryTimestamp } from '#cms/engine/list/columns/timestampFields.ts'
import { catalogue, resourceOf } from './support/catalogue.ts'

const users = resourceOf('tenant-users')

describe('a resource with guarded fields', () => {
  it('is complete for users who may set them', () => {
    expect(resourceVisibleTo({ permissions: ['*'] }, users)).toBe(users)
    expect(resourceVisibleTo({ permissions: ['tenant-users:*'] }, users)).toBe(users)
  })

  it('hides them completely from others', () => {
    const seen = resourceVisibleTo(
      { permissions: ['tenant-users:read', 'tenant-users:update'] },
      users,
    )
    expect(JSON.stringify(seen)).not.toMatch(/"(roles|permissions)"/)
    expect(seen.columns).toEqual(['name', 'tenant', 'email', 'active', 'updatedAt'])
    expect(seen.filters).toEqual(['tenant', 'active'])
    expect(seen.field['roles']).toBeUndefined()
    expect(
      listPageQuery(seen, parseListState(seen, new URLSearchParams('roles=1'))),
    ).not.toHaveProperty('roles')
  })
})

it('a record can be added only by users who may read its required relation', () => {
  const add = (...permissions: string[]) => canAdd({ permissions }, users, catalogue)
  expect(add('*')).toBe(true)
  expect(add('tenant-users:*', 'tenants:read')).toBe(true)
  expect(add('tenant-users:*')).toBe(false)
  expect(add('tenant-users:read', 'tenants:read')).toBe(false)
})

describe('account records', () => {
  it('show their picture beside their name', () => {
    expect(pictureColumn(users)).toBe('avatar')
    expect(
      String(listPageQuery(users, parseListState(users, new URLSearchParams()))['fields']),
    ).toContain('avatar')
  })

  it('do not ask for generated fields', () => {
    const record = { _id: '1', version: 1, createdAt: '', updatedAt: '', name: 'A B', active: true }
    expect(inputOf(users, record)).not.toHaveProperty('name')
    expect(initialInput(users)).toEqual({ active: true })
  })
})

describe('a log', () => {
  const log = resourceOf('audit-events')

  it('is filtered by its timestamp', () => {
    expect(primaryTimestamp(log)).toBe('createdAt')
    expect(primaryTimestamp(users)).toBeUndefined()
    const state = parseListState(log, new URLSearchParams('createdAt[gte]=2026-01-01T00:00:00Z'))
    expect(listPageQuery(log, state)).toMatchObject({ 'createdAt[gte]': ['2026-01-01T00:00:00Z'] })
  })

  it('has no picture column', () => {
    expect(pictureColumn(log)).toBeUndefined()
    expect(listColumns(log)[0]?.name).toBe('email')
  })
})
