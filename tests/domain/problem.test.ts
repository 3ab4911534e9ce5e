import { describe, expect, it } from 'vitest'
import { en } from '#domain/messages/en.ts'
import { keysOf } from '#domain/keys.ts'
import { problems, refuse, refuseField, Refusal } from '#domain/problem.ts'

describe('the table of problems', () => {
  it('has a message for every code, and a code for every message', () => {
    const codes = Object.keys(en)
      .filter((key) => key.startsWith('error.'))
      .map((key) => key.replace('error.', ''))
    expect(codes.toSorted()).toEqual(Object.keys(problems).toSorted())
  })

  it('uses 400 for input, 403 for rights and 409 for the state of records, others only where HTTP says so', () => {
    const codesOf = (status: number) => keysOf(problems).filter((code) => problems[code] === status)
    const rights = /_required$|_enrol$|^bot_check|^cross_site|barrier$|_read_only$|^confirmation_/
    expect(codesOf(403).filter((code) => !rights.test(code))).toEqual([
      'request_link_invalid',
      'forbidden',
    ])
    const statuses = Object.groupBy(Object.entries(problems), ([, status]) => status)
    const special = Object.entries(statuses).filter(([status]) => !/400|403|409/.test(status))
    expect(special.map(([status, codes]) => [status, ...codes.map(([code]) => code)])).toEqual([
      ['401', 'unauthenticated', 'invalid_credentials'],
      ['404', 'not_found', 'no_route'],
      ['405', 'method_not_allowed'],
      ['408', 'request_timeout'],
      ['413', 'pdf_too_large', 'image_too_large', 'payload_too_large'],
      ['415', 'unsupported_media_type'],
      ['421', 'host_unknown'],
      ['422', 'idempotency_key_reused'],
      ['429', 'too_many_requests', 'uploads_spent'],
      ['500', 'generic'],
      ['503', 'cancel_waits', 'payment_unavailable', 'unavailable'],
    ])
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

it('a refusal of one field names it by its pointer, with the values of the message, if any', () => {
  expect(refuseField('/email', 'field.required').problem).toEqual({
    code: 'validation',
    fields: { '/email': { key: 'field.required' } },
  })
  const { fields } = refuseField('/lines', 'field.minItems', { min: 1 }).problem
  expect(fields).toEqual({ '/lines': { key: 'field.minItems', values: { min: 1 } } })
})
