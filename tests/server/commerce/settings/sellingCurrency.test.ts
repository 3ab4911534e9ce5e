import { expect, it } from 'vitest'
import { currencyWarnings } from '#server/commerce/settings/sellingCurrency.ts'

const declared = { key: 'acme', currency: 'SAR' } as const

it('says of a brand that it does not sell in its own money', () => {
  const said = currencyWarnings([[declared, { key: 'acme', currency: 'EUR' }]], ['EUR', 'USD'])
  expect(said.map((each) => each.split(':')[0])).toEqual(['acme sells in EUR, not in SAR'])
})

it('says of a brand that it sells nothing, whether its folder or its settings say so', () => {
  for (const currency of ['KWD', 'SAR'] as const)
    expect(currencyWarnings([[declared, { key: 'acme', currency }]], ['EUR'])).toEqual([
      `acme sells nothing: its settings say ${currency}, and the products here are priced in EUR`,
    ])
})

it('says nothing of a brand that sells in its own money, or where nothing is priced', () => {
  expect(currencyWarnings([[declared, declared]], ['EUR', 'SAR'])).toEqual([])
  expect(currencyWarnings([[declared, declared]], [])).toEqual([])
})
