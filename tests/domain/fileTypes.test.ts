import { expect, it } from 'vitest'
import { acceptAttribute, fileProblem, proofTypes } from '#domain/fileTypes.ts'

const megabyte = 1024 * 1024

it.each([
  ['image/png', megabyte, undefined],
  ['image/jpeg', megabyte + 1, 'image_too_large'],
  ['application/pdf', 1, 'image_type'],
  ['image/gif', 1, 'image_type'],
])('a picture of %s with %i bytes: %s', (type, size, code) =>
  expect(fileProblem({ type, size })?.code).toBe(code),
)

it.each([
  ['image/png', megabyte + 1, 'image_too_large'],
  ['application/pdf', 10 * megabyte, undefined],
  ['application/pdf', 10 * megabyte + 1, 'pdf_too_large'],
  ['text/html', 1, 'file_type'],
])('a payment proof of %s with %i bytes: %s', (type, size, code) =>
  expect(fileProblem({ type, size }, proofTypes)?.code).toBe(code),
)

it('the accept attribute lists types and extensions', () => {
  expect(acceptAttribute(['image/jpeg', 'application/pdf'])).toBe(
    '.jpg,.jpeg,image/jpeg,.pdf,application/pdf',
  )
})
