import { describe, expect, it } from 'vitest'
import { en } from '#domain/messages/en.ts'
import { problems, refuse, Refusal } from '#domain/problem.ts'

describe('the table of problems', () => {
  it('has a message for every code, and a code for every message', () => {
    const codes = Object.keys(en)
      .filter((key) => key.startsWith('error.'))
      .map((key) => key.replace('error.', ''))
    expect(codes.toSorted()).toEqual(Object.keys(problems).toSorted())
  })

  it('maps every code to a 4xx or 5xx status', () => {
    for (const [code, status] of Object.entries(problems)) {
      expect(status, code).toBeGreaterThanOrEqual(400)
      expect(status, code).toBeLessThan(600)
    }
  })
})

it('a problem can be thrown as an error', () => {
  const refusal = refuse('not_found', { values: { what: 'Tag' } })
  expect(refusal).toBeInstanceOf(Refusal)
  expect(refusal).toMatchObject({
    name: 'Refusal',
    message: 'not_found',
    problem: { code: 'not_found', values: { what: 'Tag' } },
  })
})
