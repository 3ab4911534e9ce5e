import { expect, it } from 'vitest'
import { brand } from '#brands/marsad/brand.ts'
import { colourRoles } from '#domain/brand.ts'
import { tokensCss } from '#ui/brand/tokensCss.ts'

const css = tokensCss(brand)

it('defines a custom property for each role in both themes', () => {
  for (const role of colourRoles) expect(css.split(`  --${role}: `)).toHaveLength(3)
})

it('sets no letter spacing in Arabic', () => {
  expect(css).toMatch(/:lang\(ar\) \{[^}]*--tracking: 0em/)
})

it('applies the dark theme to screens only: paper is white', () => {
  expect(css).toMatch(/@media not print \{\n\[data-theme="dark"\]/)
})
