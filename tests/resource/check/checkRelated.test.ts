import { expect, it } from 'vitest'
import { checkDeclarations } from '#resource/checkDeclarations.ts'
import type { RelatedDeclaration } from '#resource/declaration.ts'
import { declare } from '../support/declare.ts'

const file = 'schemas/gadgets.ts'

it.each<[related: Partial<RelatedDeclaration>, complaint: string | undefined]>([
  [{}, undefined],
  [{ of: 'gadget' }, 'of: no resource is called "gadget"; did you mean "gadgets"?'],
  [{ by: { titel: '_id' } }, 'by/titel: "titel" is no property there; did you mean "title"?'],
  [{ by: { title: 'titel' } }, 'by/title: "titel" is no property there; did you mean "title"?'],
  [{ columns: ['titel'] }, 'columns/0: "titel" is no property there; did you mean "title"?'],
])('reports a related list that cannot be shown: %o', (change, complaint) => {
  const related = {
    of: 'gadgets',
    by: { title: '_id' },
    columns: ['title', 'createdAt'],
    ...change,
  }
  const declaration = { ...declare(), screens: { related: [related] } }
  const path = `${file} /screens/related/0/`
  expect(checkDeclarations({ [file]: declaration })).toEqual(
    complaint === undefined ? [] : [path + complaint],
  )
})
