import { describe, expect, it } from 'vitest'
import { checkDeclarations } from '#resource/checkDeclarations.ts'
import type { ResourceDeclaration } from '#resource/declaration.ts'
import { loadDeclarations } from '#server/boot/declarationFiles.ts'
import { declare, declareWith } from './support/declare.ts'

const file = 'schemas/gadgets.ts'

/** Checks a declaration as loaded from a file that was not type-checked. */
const check = (declaration: any, further: Record<string, ResourceDeclaration> = {}) =>
  checkDeclarations({ [file]: declaration, ...further })

const property = (written: Record<string, unknown>, change: Partial<ResourceDeclaration> = {}) =>
  check(declareWith({ extra: written }, change))

const tables = (table: Partial<ResourceDeclaration['table']>): Partial<ResourceDeclaration> => ({
  table: { ...declare().table, ...table },
})

const at = '/schema/properties/extra'
const tags = { 'schemas/tags.ts': declare({ name: 'tags' }) }

describe('checkDeclarations', () => {
  it('accepts valid declarations', async () => {
    expect(check(declare())).toEqual([])
    const shipped = await loadDeclarations()
    expect(checkDeclarations(shipped)).toEqual([])
  })

  it.each([undefined, null, 'gadgets', [], () => ({})])(
    'rejects a file whose default export is %j, and still reads the others',
    (nothing) => {
      expect(check(nothing, tags)).toEqual([
        `${file} /: does not export a declaration as its default`,
      ])
    },
  )

  it('names every invalid file', () => {
    const wrong = { ...declare(), labelz: {} }
    expect(check(wrong, { 'schemas/tags.ts': { ...declare(), name: 'tagz' } })).toEqual([
      `${file} /labelz: unknown key; did you mean "labels"?`,
      'schemas/tags.ts /name: "tagz" must be the name of its file, "tags"',
    ])
  })
})

describe('the schema of declarations', () => {
  it.each<[title: string, declaration: unknown, complaint: string]>([
    ['a missing part', { ...declare(), menu: undefined }, '/: "menu" is missing'],
    [
      'an object of another kind',
      { ...declare(), menu: ['catalogue'] },
      '/menu: must be an object',
    ],
    [
      'a list of values where one is wrong',
      declare({ requiredWhenVisible: ['title', ['code', 7 as never]] }),
      '/requiredWhenVisible/1/1: must be a string',
    ],
    [
      'labels without a plural',
      declare({ labels: { en: ['A'], ar: ['A', 'B'] } as never }),
      '/labels/en: must have 2 items',
    ],
    ['no labels', without('labels'), '/: "labels" is missing'],
    ['a mistyped key', { ...declare(), colums: [] }, '/colums: unknown key; known are'],
    [
      'a mistyped inner key',
      declare({ table: { ...declare().table, serach: ['title'] } as never }),
      '/table/serach: unknown key; did you mean "search"?',
    ],
    ['an inherited property name', { ...declare(), constructor: 1 }, '/constructor: unknown key'],
    ['a text of the wrong type', { ...declare(), title: 7 }, '/title: must be a string'],
    ['a flag of the wrong type', { ...declare(), visible: 'yes' }, '/visible: must be a boolean'],
    [
      'an action flag of the wrong type',
      declare({ actions: { end: { label: {}, danger: 'yes' as never } } }),
      '/actions/end/danger: must be a boolean',
    ],
    [
      'a list of the wrong type',
      declare({ reference: 'title' as never }),
      '/reference: must be a list',
    ],
    ['an object of the wrong type', { ...declare(), screens: [] }, '/screens: must be an object'],
    [
      'a value out of a list',
      declare({ screens: { edit: 'dialogue' as never } }),
      '/screens/edit: "dialogue" is not possible here; did you mean "dialog"?',
    ],
    [
      'a list that looks like a value',
      declare({ screens: { edit: ['page'] as never } }),
      '/screens/edit: ["page"] is not possible here',
    ],
    [
      'an unknown language',
      declare({ labels: { en: ['A', 'B'], ar: ['A', 'B'], fr: ['A', 'B'] } as never }),
      '/labels/fr: unknown key',
    ],
    [
      'a missing language',
      declare({ labels: { en: ['A', 'B'] } as never }),
      '/labels: "ar" is missing',
    ],
    ['a function', { ...declare(), title: () => 'x' }, '/title: must be a string'],
  ])('reports %s', (_, declaration, complaint) => {
    const found = check(declaration)
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(`${file} ${complaint}`)
  })

  it.each<[title: string, written: Record<string, unknown>, complaint: string]>([
    [
      'an unknown keyword',
      { type: 'string', maxLenght: 3 },
      `${at}/maxLenght: unknown key; did you mean "maxLength"?`,
    ],
    [
      'an unknown extension',
      { 'x-realtion': 'tags' },
      `${at}/x-realtion: unknown key; did you mean "x-relation"?`,
    ],
    ['a wrong type', { type: 'text' }, `${at}/type: "text" is not possible here`],
    [
      'a wrong kind',
      { 'x-kind': 'richtext' },
      `${at}/x-kind: "richtext" is not possible here; did you mean "richText"?`,
    ],
    [
      'a wrong format',
      { type: 'string', format: 'e-mail' },
      `${at}/format: "e-mail" is not possible here; did you mean "email"?`,
    ],
    [
      'a limit that is not a number',
      { type: 'string', maxLength: '80' },
      `${at}/maxLength: must be a number`,
    ],
    [
      'a mistake in the items',
      { type: 'array', items: { typ: 'string' } },
      `${at}/items/typ: unknown key; did you mean "type"?`,
    ],
  ])('reports %s in a property', (_, written, complaint) => {
    expect(property(written)).toEqual([expect.stringContaining(`${file} ${complaint}`)])
  })
})

describe('names in declarations', () => {
  it.each<[title: string, change: Partial<ResourceDeclaration>, complaint: string]>([
    [
      'a column',
      tables({ columns: ['title', 'titel'] }),
      '/table/columns/1: "titel" is no property of this resource; did you mean "title"?',
    ],
    ['a sort key', tables({ sort: '-titel' }), '/table/sort: "titel" is no property'],
    ['a searched field', tables({ search: ['name'] }), '/table/search/0: "name" is no property'],
    ['a filter', tables({ filters: ['price'] }), '/table/filters/0: "price" is no property'],
    [
      'a required field',
      { schema: { ...declare().schema, required: ['titles'] } },
      '/schema/required/0: "titles" is no property',
    ],
    ['a field of a reference', { reference: ['cod'] }, '/reference/0: "cod" is no property'],
    ['the title', { title: 'heading' }, '/title: "heading" is no property'],
    ['a public key', { public: { key: 'slug' } }, '/public/key: "slug" is no property'],
    [
      'a field of a section',
      { screens: { sections: [{ title: {}, fields: ['titel'] }] } },
      '/screens/sections/0/fields/0: "titel" is no property',
    ],
    [
      'the field of an action',
      { actions: { ship: { label: {}, from: { state: [] } } } },
      '/actions/ship/from/0: "state" is no property',
    ],
    [
      'a flag without its capability',
      tables({ columns: ['visible'] }),
      '/table/columns/0: "visible" is no property',
    ],
  ])('are reported when %s is not a property', (_, change, complaint) => {
    expect(check(declare(change))).toEqual([expect.stringContaining(`${file} ${complaint}`)])
  })

  it('may be fields of capabilities and of every record', () => {
    const columns = ['title', 'visible', 'active', '_id', 'version', 'createdAt', 'updatedAt']
    const change = { visible: true, activatable: true, ...tables({ columns, sort: '-updatedAt' }) }
    expect(check(declare(change))).toEqual([])
  })

  it('are reported when a resource is not in kebab-case or differs from its file', () => {
    expect(check(declare({ name: 'gadget' }))).toEqual([
      `${file} /name: "gadget" must be the name of its file, "gadgets"`,
    ])
    const odd = checkDeclarations({
      '/somewhere/schemas/Use_cases.ts': declare({ name: 'Use_cases' }),
    })
    expect(odd).toEqual([
      '/somewhere/schemas/Use_cases.ts /name: "Use_cases" must be in kebab-case',
    ])
  })

  it.each(['snake_case', 'Title', '2nd'])(
    'are reported when a property is not in camelCase: %s',
    (name) => {
      expect(check(declareWith({ [name]: { type: 'string' } }))).toEqual([
        `${file} /schema/properties/${name}: must be in camelCase`,
      ])
    },
  )

  it.each(['id', 'version', 'createdAt', 'search', 'page', 'limit', 'sort', 'facets', 'fields'])(
    'are reported when a property uses the reserved name %s',
    (name) => {
      expect(check(declareWith({ [name]: { type: 'string' } }))).toEqual([
        expect.stringContaining(`/schema/properties/${name}: "${name}" is taken`),
      ])
    },
  )
})

describe('relations', () => {
  it('must point to a declared resource', () => {
    expect(property({ 'x-relation': 'tag' })).toEqual([
      expect.stringContaining(`${file} ${at}/x-relation: no resource is called "tag"`),
    ])
    expect(
      check(declareWith({ tags: { type: 'array', items: { 'x-relation': 'tagz' } } }), tags),
    ).toEqual([
      `${file} /schema/properties/tags/items/x-relation: no resource is called "tagz"; did you mean "tags"?`,
    ])
    expect(check(declareWith({ tag: { 'x-relation': 'tags' } }), tags)).toEqual([])
    expect(check(declareWith({ parent: { 'x-relation': 'gadgets' } }))).toEqual([])
  })

  it('must name their target', () => {
    for (const kind of ['relation', 'relations', 'picture', 'gallery', 'links'])
      expect(property({ 'x-kind': kind })).toEqual([
        `${file} ${at}: a ${kind} must say to what; add 'x-relation'`,
      ])
  })

  it('are limited to one in the rows of a list', () => {
    const items = {
      type: 'object',
      properties: { one: { 'x-relation': 'tags' }, two: { 'x-relation': 'tags' } },
    } as const
    expect(check(declareWith({ rows: { type: 'array', items } }), tags)).toEqual([
      `${file} /schema/properties/rows/items/properties: only one relation can stand here, not one and two`,
    ])
  })
})

describe('properties', () => {
  const text = { type: 'string' }
  it.each<[title: string, written: Record<string, unknown>, complaint: string]>([
    ['an invalid pattern', { ...text, pattern: '[a-' }, '/pattern: is not a regular expression'],
    [
      'a private text',
      { ...text, 'x-private': true },
      '/x-private: a text is kept from others by x-access; only a file is private',
    ],
    [
      'a choice without values',
      { 'x-kind': 'choice' },
      '/enum: a choice needs values to choose from',
    ],
    [
      'choices without values',
      { type: 'array', 'x-kind': 'choices' },
      '/items/enum: choices need values',
    ],
    [
      'a label for an unknown value',
      { ...text, enum: ['on'], 'x-enum-labels': { onn: {} } },
      '/x-enum-labels/onn: "onn" is no value of this choice; did you mean "on"?',
    ],
    [
      'a list in a list',
      rows({ inner: { type: 'array', items: { type: 'object' } } }),
      '/items/properties/inner: a list cannot stand inside another field',
    ],
    [
      'a row with an unknown required field',
      rows({ a: text }, ['b']),
      '/items/required/0: "b" is no property here',
    ],
    [
      'a wrong pattern in a row',
      rows({ a: { ...text, pattern: '(' } }),
      '/items/properties/a/pattern: is not a regular expression',
    ],
    [
      'a translated amount',
      { 'x-kind': 'money', 'x-translatable': true },
      '/x-translatable: a money has no translations',
    ],
    [
      'a translated flag',
      { type: 'boolean', 'x-translatable': true },
      '/x-translatable: a flag has no translations',
    ],
    [
      'a unique list',
      rows({ a: text }, [], { 'x-unique': true }),
      '/x-unique: a list cannot be unique',
    ],
    [
      'a unique translation',
      { ...text, 'x-unique': true, 'x-translatable': true },
      '/x-unique: a translatable field cannot be unique as well',
    ],
  ])('are reported for %s', (_, written, complaint) => {
    expect(property(written)).toEqual([expect.stringContaining(`${file} ${at}${complaint}`)])
  })
})

describe('capabilities of kinds', () => {
  const extra = { type: 'array', items: { type: 'string' } }

  it('reports sorting by a field that cannot be sorted', () => {
    expect(property(extra, tables({ sort: '-extra' }))).toEqual([
      `${file} /table/sort: "extra" is a texts, which has no order`,
    ])
  })

  it('reports filtering by a field that has no filter', () => {
    expect(property(rows({ a: { type: 'string' } }), tables({ filters: ['extra'] }))).toEqual([
      `${file} /table/filters/0: "extra" is a list, which has no filter`,
    ])
  })

  it('reports a reference within a reference', () => {
    const declaration = declareWith({ tag: { 'x-relation': 'tags' } }, { reference: ['tag'] })
    expect(check(declaration, tags)).toEqual([
      `${file} /reference/0: "tag" is a relation, which cannot travel with a reference`,
    ])
  })

  it('reports a public key that is not unique', () => {
    expect(check(declare({ public: { key: 'title' } }))).toEqual([
      `${file} /public/key: "title" must be unique; add 'x-unique': true to it`,
    ])
  })

  it('reports a resource without a title field', () => {
    const schema = { type: 'object', properties: { amount: { type: 'integer' } } } as const
    expect(check(declare({ schema, ...tables({ columns: ['amount'], sort: 'amount' }) }))).toEqual([
      `${file} /schema/properties: no field can name a record; add a text called "title"`,
    ])
  })

  it('reports invalid row scopes, permissions on owned records, and accounts without an email', () => {
    const relation = { house: { 'x-relation': 'tags' } }
    const leading = (path: string) =>
      check(declareWith(relation, { access: { rows: { company: path } } }), tags)
    expect(leading('house')).toEqual([])
    expect(leading('_id')).toEqual([])
    expect(leading('hause')).toEqual([
      `${file} /access/rows/company: "hause" is no relation to one; did you mean "house"?`,
    ])
    expect(leading('title')[0]).toContain('"title" is no relation to one')
    expect(leading('house.title')[0]).toContain('"title" is no relation to one')
    expect(leading('house.a.b')[0]).toContain('at most two steps')
    expect(check(declare({ owned: true, access: { verbs: ['read'] } }))[0]).toContain('/access:')
    expect(check(declare({ signsIn: 'customer' }))[0]).toContain('add the property "email"')
    const email = { email: { type: 'string', format: 'email' } } as const
    expect(check(declareWith(email, { signsIn: 'customer' }))).toEqual([])
  })
})

function without(key: keyof ResourceDeclaration): unknown {
  const { [key]: _, ...rest } = declare()
  return rest
}

function rows(
  properties: Record<string, unknown>,
  required: readonly string[] = [],
  rest: Record<string, unknown> = {},
): Record<string, unknown> {
  return { type: 'array', items: { type: 'object', required, properties }, ...rest }
}
