import { expect, it } from 'vitest'
import { currencyWarnings } from '#server/commerce/settings/sellingCurrency.ts'

const declared = { key: 'acme', currency: 'SAR' } as const

it('warns of a brand that sells in another currency than it declares', () => {
  const warnings = currencyWarnings([[declared, { key: 'acme', currency: 'EUR' }]], ['EUR', 'USD'])
  expect(warnings.map((each) => each.split(':')[0])).toEqual(['acme sells in EUR, not in SAR'])
})

it('warns of a brand that sells nothing, because of its folder or its settings', () => {
  for (const currency of ['KWD', 'SAR'] as const)
    expect(currencyWarnings([[declared, { key: 'acme', currency }]], ['EUR'])).toEqual([
      `acme cannot sell any product: its settings have the currency ${currency}, but the products are priced in EUR`,
    ])
})

it('gives no warning for a brand that sells in its own currency, or without priced products', () => {
  expect(currencyWarnings([[declared, declared]], ['EUR', 'SAR'])).toEqual([])
  expect(currencyWarnings([[declared, declared]], [])).toEqual([])
})
