import { expect, it } from 'vitest'
import { languageCodes } from '#domain/locale.ts'
import { currencyCodes } from '#domain/money.ts'
import { amountFormatters } from '#server/platform/text/amountFormatters.ts'
import { formatsFor } from '#ui/formats.ts'

it('amounts are formatted as in the shop', () => {
  for (const language of languageCodes)
    for (const currency of currencyCodes)
      for (const amount of [0, 7, 123_456_789, -2500]) {
        const value = { amount, currency }
        expect(amountFormatters(language).money(value)).toBe(formatsFor(language).money(value))
      }
})

it('percentages are formatted as in the shop', () => {
  for (const language of languageCodes)
    for (const rate of [0, 500, 1575, 10_000])
      expect(amountFormatters(language).percent(rate)).toBe(
        formatsFor(language).percent(rate / 100),
      )
})
