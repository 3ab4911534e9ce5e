import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { sendable } from '#cms/engine/list/bulk/sendable.ts'
import { typedFigure } from '#cms/kinds/typedFigure.ts'
import { FigureInput } from '#cms/kinds/widgets/FigureInput.tsx'
import { languageCodes } from '#domain/locale.ts'
import { LanguageProvider } from '#ui/i18n/LanguageContext.tsx'
import { sample } from './support/sample.ts'

const draw = (value: number | string | undefined): string =>
  renderToString(
    <LanguageProvider language="en">
      <FigureInput value={value} whole={false} aria={{}} onChange={() => undefined} />
    </LanguageProvider>,
  )

it('is empty only where nothing was typed', () => {
  for (const language of languageCodes) {
    expect(typedFigure(' ', language)).toBeUndefined()
    expect(typedFigure('1,250', language)).toBe(1250)
    for (const typed of ['0,125', '12 m', '-']) expect(typedFigure(typed, language)).toBe(typed)
  }
})

it('shows what it could not read, as wrong', () => {
  expect(draw('0,125')).toContain('value="0,125"')
  expect(draw('0,125')).toContain('aria-invalid="true"')
  expect(draw(0.125)).toContain('value="0.125"')
  expect(draw(0.125)).not.toContain('aria-invalid="true"')
})

it('is not sent to many records while it cannot be read, nor clears them', () => {
  const { count, price } = sample.field
  if (!count || !price) throw new Error('the sample has no figures')
  expect(sendable(count, '1,25')).toBeUndefined()
  expect(sendable(price, '1,25')).toBeUndefined()
  expect(sendable(count, 3)).toEqual({ count: 3 })
  expect(sendable(count, undefined)).toEqual({ count: null })
})
