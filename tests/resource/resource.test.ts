import { describe, expect, it } from 'vitest'
import { linkRelationOf } from '#resource/kinds/linkRelationOf.ts'
import { fieldApplies, textIn } from '#resource/resource.ts'
import { resolveResource } from '#resource/resolveResource.ts'
import { labelOf } from '#resource/labels.ts'
import { declare, declareWith, fieldOf, resourceWith } from './support/declare.ts'

describe('resolveResource', () => {
  it('fills every default', () => {
    const resource = resolveResource(declare({ name: 'use-cases' }))
    expect(resource).toMatchObject({
      name: 'use-cases',
      table: 'use_cases',
      search: ['title'],
      filters: [],
      edit: 'page',
      menu: { section: 'metadata', icon: 'tag', path: 'use-cases' },
      activatable: false,
      visible: false,
      copyable: false,
      translatable: [],
      actions: {},
    })
    expect(resource.public).toBeUndefined()
    expect(resource.titleField.name).toBe('title')
    expect(resource.references.map(({ name }) => name)).toEqual(['title'])
  })

  it('keeps declared values', () => {
    const resource = resolveResource(
      declareWith(
        { code: { type: 'string', 'x-unique': true } },
        {
          menu: { section: 'catalogue', icon: 'tag', path: 'elsewhere' },
          table: { columns: ['code'], sort: '-code', search: ['code'], filters: ['code'] },
          screens: { edit: 'dialog' },
          public: { path: 'things', key: 'code' },
          reference: ['code'],
          copyable: true,
        },
      ),
    )
    expect(resource).toMatchObject({
      columns: ['code'],
      sort: '-code',
      search: ['code'],
      filters: ['code'],
      edit: 'dialog',
      menu: { section: 'catalogue', icon: 'tag', path: 'elsewhere' },
      public: { path: 'things', key: 'code' },
      copyable: true,
    })
    expect(resource.references.map(({ name }) => name)).toEqual(['title', 'code'])
  })

  it('uses the name of a public resource as its path', () => {
    expect(resolveResource(declare({ public: {} })).public).toEqual({ path: 'gadgets' })
  })

  it('adds the fields of capabilities, which are on by default', () => {
    const resource = resolveResource(declare({ visible: true, activatable: true }))
    expect(resource.fields.map(({ name, kind }) => [name, kind])).toEqual([
      ['title', 'text'],
      ['active', 'flag'],
      ['visible', 'flag'],
    ])
    expect(resource.field['visible']).toMatchObject({
      property: { default: true },
      label: { en: 'Visible', ar: 'ظاهر' },
    })
  })

  it('returns a deeply frozen resource', () => {
    const resource = resolveResource(declare())
    const frozen = (value: unknown): boolean =>
      typeof value !== 'object' ||
      value === null ||
      (Object.isFrozen(value) && Object.values(value).every(frozen))
    expect(frozen(resource)).toBe(true)
  })

  it('uses as title a field called title or name, or the first text', () => {
    const text = { type: 'string' } as const
    const titled = (properties: object, title?: string) =>
      resolveResource(
        declare({
          schema: { type: 'object', properties: { amount: { type: 'integer' }, ...properties } },
          ...(title ? { title } : {}),
        }),
      ).titleField.name
    expect(titled({ code: text, name: text, title: text })).toBe('title')
    expect(titled({ code: text, name: text })).toBe('name')
    expect(titled({ code: text })).toBe('code')
    expect(titled({ code: text, title: text }, 'code')).toBe('code')
    expect(() => titled({})).toThrow('gadgets: no field can name a record')
  })

  it('places every field in exactly one section', () => {
    const properties = { extra: { type: 'string' }, on: { type: 'boolean' } } as const
    const placed = (sections: readonly string[][]) =>
      resourceWith(properties, {
        visible: true,
        screens: { sections: sections.map((fields) => ({ title: { en: 'S' }, fields })) },
      }).sections.map(({ title, fields, aside }) => [title['en'], fields, aside ?? false])
    expect(placed([])).toEqual([
      ['General', ['title', 'extra'], false],
      ['Status', ['on', 'visible'], true],
    ])
    expect(placed([['extra', 'on']])).toEqual([
      ['General', ['title'], false],
      ['S', ['extra', 'on'], false],
      ['Status', ['visible'], true],
    ])
    expect(placed([['title', 'extra', 'on', 'visible']])).toEqual([
      ['S', ['title', 'extra', 'on', 'visible'], false],
    ])
  })
})

describe('fields', () => {
  it('know their target resource', () => {
    expect(fieldOf({ 'x-relation': 'tags' }).target).toBe('tags')
    expect(fieldOf({ type: 'array', items: { 'x-relation': 'tags' } }).target).toBe('tags')
    const items = { type: 'object', properties: { tag: { 'x-relation': 'tags' } } } as const
    expect(fieldOf({ type: 'array', items }).target).toBe('tags')
    expect(linkRelationOf({ type: 'array', items })).toEqual({ name: 'tag', target: 'tags' })
    expect(linkRelationOf({ type: 'string' })).toBeUndefined()
  })

  it('have a label in every language', () => {
    expect(labelOf('price', undefined)).toEqual({ en: 'Price', ar: 'السعر' })
    expect(labelOf('warrantyMonths', undefined)).toEqual({
      en: 'Warranty months',
      ar: 'Warranty months',
    })
    expect(labelOf('price', { 'x-label': { en: 'Cost' } })).toEqual({ en: 'Cost', ar: 'السعر' })
    expect(labelOf('x', { 'x-label': { en: 'Ex' } })).toEqual({ en: 'Ex', ar: 'Ex' })
    expect(labelOf('constructor', undefined)).toEqual({ en: 'Constructor', ar: 'Constructor' })
  })

  it('apply when all of their conditions are met', () => {
    const field = fieldOf({ 'x-when': { type: ['device', 'gateway'], sold: ['true'] } })
    expect(fieldApplies(field, { type: 'device', sold: true })).toBe(true)
    expect(fieldApplies(field, { type: 'package', sold: true })).toBe(false)
    expect(fieldApplies(field, { type: 'device' })).toBe(false)
    expect(fieldApplies(fieldOf({}), {})).toBe(true)
  })
})

it('textIn returns undefined for undefined', () => {
  expect(textIn(undefined, 'en')).toBeUndefined()
  expect(textIn({ en: 'Help' }, 'ar')).toBe('Help')
})
