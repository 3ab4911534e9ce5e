import { expect, it } from 'vitest'
import { kindNames } from '#resource/kinds/kindNames.ts'
import { kindBranches } from '../support/kindBranches.ts'
import { kindExample } from '../support/kindExample.ts'
import { getProductProgram } from '../support/productProgram.ts'

it('only the kinds branch on the kind of a field', () => {
  const branches = kindBranches(getProductProgram(), kindNames)
  const isExample = (place: string): boolean => place.startsWith(`${kindExample.path}:`)
  expect(branches.filter((place) => !isExample(place))).toEqual([])
  expect(branches.map((place) => place.split(':')[1])).toEqual(['4', '5', '6', '6', '7', '12'])
})
