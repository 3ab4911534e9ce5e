import { describe, expect, it } from 'vitest'
import { loadDeclarations } from '#server/boot/declarationFiles.ts'
import { brandKeys, loadBrand } from '../../scripts/vite/brands.ts'

const declarations = Object.entries(await loadDeclarations())
const brands = await brandKeys()
const roundTripJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('serialisable data', () => {
  it.each(declarations)('%s survives a JSON round trip', (_, declaration) => {
    expect(roundTripJson(declaration)).toStrictEqual(declaration)
  })

  it.each(brands)('the brand %s survives a JSON round trip', async (key) => {
    const { brand } = await loadBrand(key)
    expect(roundTripJson(brand)).toStrictEqual(brand)
  })
})
