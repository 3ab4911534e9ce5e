import { describe, expect, it } from 'vitest'
import { checkDeclarations } from '#resource/checkDeclarations.ts'
import type { ResourceDeclaration } from '#resource/declaration.ts'
import { declare, declareWith } from '../support/declare.ts'

const file = 'schemas/gadgets.ts'
const type = { type: 'string', enum: ['device', 'gateway'] } as const
const devise = { type: ['devise'] }
const label = { en: 'End', ar: 'إنهاء' }
const view = { name: 'some', label }

const check = (declaration: ResourceDeclaration) => checkDeclarations({ [file]: declaration })

const rows = { type: 'array', items: { type: 'object', properties: { type } } } as const

const tables = (table: Partial<ResourceDeclaration['table']>): Partial<ResourceDeclaration> => ({
  table: { ...declare().table, ...table },
})

describe('values in conditions', () => {
  it('are reported when their field or value is unknown', () => {
    const when = (name: string, value: string) =>
      check(declareWith({ type, extra: { type: 'string', 'x-when': { [name]: [value] } } }))
    expect(when('type', 'device')).toEqual([])
    expect(when('typ', 'device')).toEqual([
      `${file} /schema/properties/extra/x-when/typ: "typ" is no property of this resource; did you mean "type"?`,
    ])
    expect(when('type', 'devise')).toEqual([
      `${file} /schema/properties/extra/x-when/type/0: "devise" is no value of type; did you mean "device"?`,
    ])
  })

  it.each<[place: string, complaint: string, change: Partial<ResourceDeclaration>]>([
    ['a view', '/table/views/0/where/type/0', tables({ views: [{ ...view, where: devise }] })],
    [
      'a flag in a view',
      '/table/views/0/where/visible/1',
      { visible: true, ...tables({ views: [{ ...view, where: { visible: ['true', 'yes'] } }] }) },
    ],
    ['an action', '/actions/end/from/type/0', { actions: { end: { label, from: devise } } }],
    [
      'one of the states of an action',
      '/actions/end/from/1/type/0',
      { actions: { end: { label, from: [{ type: ['device'] }, devise] } } },
    ],
  ])('are reported in %s when their field does not offer them', (_, path, change) => {
    const [complaint, ...others] = check(declareWith({ type }, change))
    expect(complaint).toContain(`${file} ${path}: "`)
    expect(complaint).toContain('is no value of')
    expect(others).toEqual([])
  })

  it('are reported with a date field that does not exist', () => {
    const text = { en: 'From {date}', ar: 'من {date}' }
    const dated = (value: string, by: string) =>
      check(declareWith({ type: { ...type, 'x-dated': { [value]: { by, text } } } }))
    expect(dated('device', 'type')).toEqual([])
    expect(dated('devise', 'type')).toEqual([
      `${file} /schema/properties/type/x-dated/type/0: "devise" is no value of type; did you mean "device"?`,
    ])
    expect(dated('device', 'typ')).toEqual([
      `${file} /schema/properties/type/x-dated/device/by: "typ" is no property of this resource; did you mean "type"?`,
    ])
  })

  it('are reported when the rows or ledger entries do not offer them', () => {
    const declaration = declareWith(
      {
        type,
        units: { type: 'integer', 'x-ledger': { of: 'gadgets', by: {}, where: devise } },
        lines: rows,
      },
      {
        actions: {
          ship: {
            label,
            input: {
              type: 'object',
              properties: {
                each: { ...rows, 'x-rows': { of: 'lines', shows: [], only: devise } },
              },
            },
          },
        },
      },
    )
    expect(check(declaration).map((each) => each.split(': ')[0])).toEqual([
      `${file} /schema/properties/units/x-ledger/where/type/0`,
      `${file} /actions/ship/input/properties/each/x-rows/only/type/0`,
    ])
  })
})
