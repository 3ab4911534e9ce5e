import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { fieldPayload } from '#cms/engine/list/bulk/fieldPayload.ts'
import { parseNumberInput } from '#cms/kinds/parseNumberInput.ts'
import { NumberInput } from '#cms/kinds/widgets/NumberInput.tsx'
import { languageCodes } from '#domain/locale.ts'
import { LanguageProvider } from '#ui/i18n/LanguageContext.tsx'
import { sample } from './support/sample.ts'

const draw = (value: number | string | undefined): string =>
  renderToString(
    <LanguageProvider language="en">
      <NumberInput value={value} isInteger={false} aria={{}} onChange={() => undefined} />
    </LanguageProvider>,
  )

it('a number input is empty only when nothing was typed', () => {
  for (const language of languageCodes) {
    expect(parseNumberInput(' ', language)).toBeUndefined()
    expect(parseNumberInput('1,250', language)).toBe(1250)
    for (const typed of ['0,125', '12 m', '-'])
      expect(parseNumberInput(typed, language)).toBe(typed)
  }
})

it('a number input shows unreadable text as invalid', () => {
  expect(draw('0,125')).toContain('value="0,125"')
  expect(draw('0,125')).toContain('aria-invalid="true"')
  expect(draw(0.125)).toContain('value="0.125"')
  expect(draw(0.125)).not.toContain('aria-invalid="true"')
})

it('a bulk edit neither sends unreadable text nor clears the field', () => {
  const { count, price } = sample.field
  if (!count || !price) throw new Error('the sample has no figures')
  expect(fieldPayload(count, '1,25')).toBeUndefined()
  expect(fieldPayload(price, '1,25')).toBeUndefined()
  expect(fieldPayload(count, 3)).toEqual({ count: 3 })
  expect(fieldPayload(count, undefined)).toEqual({ count: null })
})
