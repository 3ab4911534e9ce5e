import { expect, it } from 'vitest'
import { brand } from '#brands/marsad/brand.ts'
import { colourRoles } from '#domain/brand.ts'
import { tokensCss } from '#ui/brand/tokensCss.ts'

const css = tokensCss(brand)

it('gives every role a custom property in both themes', () => {
  for (const role of colourRoles) expect(css.split(`  --${role}: `)).toHaveLength(3)
})

it('spaces no Arabic letters', () => {
  expect(css).toMatch(/:lang\(ar\) \{[^}]*--tracking: 0em/)
})

it('leaves the night to screens: paper is white', () => {
  expect(css).toMatch(/@media not print \{\n\[data-theme="dark"\]/)
})
