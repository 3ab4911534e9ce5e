import { expect, it } from 'vitest'
import { kindNames } from '#resource/kinds/kindNames.ts'
import { createTestProgram } from './support/createTestProgram.ts'
import { kindBranches } from './support/kindBranches.ts'

const example = `
  import type { Field } from '#resource/resource.ts'
  export function branches({ kind, property }: Field, field: Field) {
    const isSwitch = kind === 'flag'
    const isOther = 'money' !== field.kind
    const isOneOf = ['email', 'phone'].includes(kind) || new Set(['url']).has(field.kind)
    switch (field.kind) {
      case 'date':
        return { email: 1 }[String(property.format)]
    }
    const texts: Partial<Record<typeof kind, string>> = { colour: 'a' }
    return isSwitch || isOther || isOneOf || texts[kind] || kind === field.kind
  }`

it('only the kinds branch on the kind of a field', () => {
  const path = 'src/cms/example.ts'
  const branches = kindBranches(createTestProgram([{ path, text: example }]), kindNames)
  const isExample = (place: string): boolean => place.startsWith(`${path}:`)
  expect(branches.filter((place) => !isExample(place))).toEqual([])
  expect(branches.map((place) => place.split(':')[1])).toEqual(['4', '5', '6', '6', '7', '12'])
})
