import { expect, it } from 'vitest'
import { kindNames } from '#resource/kinds/kindNames.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import { readSource } from './support/sources.ts'

it('every kind name has a kind that answers for it', () => {
  expect(Object.keys(kinds).toSorted()).toEqual([...kindNames].toSorted())
})

it.each(['cells', 'filters', 'widgets'])('every kind has a face among the %s', (part) => {
  const { text } = readSource(`src/cms/kinds/${part}.ts`)
  expect(kindNames.filter((name) => !new RegExp(`^\\s+${name}\\b`, 'm').test(text))).toEqual([])
})

it('only the kinds ask which kind a field is', () => {
  const switches = /switch \((\w+\.)*kind\)/
  const places = [
    'src/resource/resource.ts',
    'src/resource/listQuery.ts',
    'src/resource/resourceSchemas.ts',
  ]
  expect(places.map(readSource).filter(({ text }) => switches.test(text))).toEqual([])
})
