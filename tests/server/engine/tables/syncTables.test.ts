import { describe, expect, it } from 'vitest'
import { createCatalogue } from '#resource/createCatalogue.ts'
import type { ResourceDeclaration } from '#resource/declaration.ts'
import { planTables } from '#server/engine/tables/syncTables.ts'

const declared = (name: string, amount: 'integer' | 'string'): ResourceDeclaration => ({
  name,
  menu: { section: 'metadata', icon: 'tag' },
  labels: { en: ['Badge', 'Badges'], ar: ['شارة', 'الشارات'] },
  schema: {
    type: 'object',
    properties: { title: { type: 'string' }, amount: { type: amount } },
  },
  table: { columns: ['title'], sort: 'title' },
})
const plan = (declaration: ResourceDeclaration, columns: Record<string, string> = {}) =>
  planTables(createCatalogue({ [`schemas/${declaration.name}.ts`]: declaration }), {
    columns: new Map(Object.entries(columns)),
    indexes: new Set(),
  })

const existing = { 'badges.id': 'uuid', 'badges.title': 'text', 'badges.amount': 'integer' }

describe('planning table changes', () => {
  it('creates what is missing', () => {
    const { statements } = plan(declared('badges', 'integer'))
    expect(statements[0]).toMatch(/^create table badges \(id uuid primary key/)
    expect(statements).toContain('alter table badges add column amount integer')
  })

  it('adds a column to an existing table, and nothing else', () => {
    const { statements } = plan(declared('badges', 'integer'), {
      'badges.id': 'uuid',
      'badges.title': 'text',
    })
    expect(statements.filter((each) => !each.startsWith('create index'))).toEqual([
      'alter table badges add column amount integer',
    ])
  })

  it('never changes or drops what exists', () => {
    const { statements } = plan(declared('badges', 'integer'), {
      ...existing,
      'badges.former': 'text',
    })
    expect(statements.join()).not.toMatch(/drop|former/)
  })

  it('reports a column whose type differs', () => {
    const { conflicts } = plan(declared('badges', 'string'), existing)
    expect(conflicts).toEqual(['badges.amount is integer, but the declaration needs text'])
  })

  it('prevents resources from using internal tables', () => {
    const { conflicts } = plan(declared('sessions', 'integer'))
    expect(conflicts[0]).toContain('schemas/sessions.ts')
  })
})
