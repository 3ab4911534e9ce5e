import { describe, expect, it } from 'vitest'
import { checkDeclarations } from '#resource/checkDeclarations.ts'
import type { Property } from '#resource/declaration.ts'
import { declareWith } from '../support/declare.ts'

const file = 'schemas/gadgets.ts'
const type = { type: 'string', enum: ['device', 'gateway'] } as const
const own: Readonly<Record<string, Property>> = {
  type,
  stock: { type: 'integer' },
  maker: { 'x-relation': 'gadgets' },
}

const check = (properties: Readonly<Record<string, Property>>) =>
  checkDeclarations({ [file]: declareWith({ ...own, ...properties }) })

describe('the options of a relation', () => {
  it.each<[options: NonNullable<Property['x-options']>, complaint: string | undefined]>([
    [{ where: { 'stock[gte]': ['1'], type: ['device'] }, by: { maker: 'maker' } }, undefined],
    [{ by: { maker: 'maker.maker', type: 'type' } }, undefined],
    [{ where: { typ: ['1'] } }, 'where/typ: "typ" is no filter there; did you mean "type"?'],
    [
      { where: { type: ['devise'] } },
      'where/type/0: "devise" is no value of type; did you mean "device"?',
    ],
    [{ by: { makr: 'maker' } }, 'by/makr: "makr" is no filter there; did you mean "maker"?'],
    [
      { by: { maker: 'makr' } },
      'by/maker: "makr" leads to no field of this form; did you mean "maker"?',
    ],
    [
      { by: { maker: 'maker.makr' } },
      'by/maker: "makr" is no property of what "maker" refers to; did you mean "maker"?',
    ],
  ])('are filters that the related list supports: %o', (options, complaint) => {
    const relation = { 'x-relation': 'gadgets', 'x-options': options }
    const several: Property = { type: 'array', items: relation }
    expect(check({ other: relation }).join()).toBe(
      complaint ? `${file} /schema/properties/other/x-options/${complaint}` : '',
    )
    expect(check({ others: several }).join()).toBe(
      complaint ? `${file} /schema/properties/others/items/x-options/${complaint}` : '',
    )
  })

  it('are allowed only on relations', () => {
    expect(check({ other: { type: 'string', 'x-options': {} } })).toEqual([
      `${file} /schema/properties/other/x-options: only where records are chosen by name there are some to offer`,
    ])
  })
})
