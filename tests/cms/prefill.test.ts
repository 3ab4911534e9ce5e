import { describe, expect, it } from 'vitest'
import { createInputResource } from '#cms/engine/actions/createInputResource.ts'
import { currencyOf, prefillInput } from '#cms/engine/actions/prefillInput.ts'
import { mergeInputs } from '#cms/engine/form/conflict/mergeInputs.ts'
import type { ObjectSchema } from '#resource/declaration.ts'
import type { Resource } from '#resource/resource.ts'
import { asking, parcel, parcels } from './support/acting.ts'

function form(properties: ObjectSchema['properties']): Resource {
  const resource = createInputResource('parcels', 'do', asking(properties))
  if (!resource) throw new Error('nothing is asked for')
  return resource
}
const start = (properties: ObjectSchema['properties'], record: Readonly<Record<string, unknown>>) =>
  prefillInput(form(properties), parcels, parcel(record))

describe('an action form starts with', () => {
  it('the record’s value of the same name', () => {
    const properties = {
      weight: { type: 'integer' },
      due: { type: 'string', format: 'date-time' },
      fee: { 'x-kind': 'money' },
      other: { type: 'integer' },
    } as const
    const fee = { amount: 500, currency: 'SAR' }
    expect(start(properties, { weight: 0, due: null, fee })).toEqual({ weight: 0, fee })
  })

  it('nothing when the kind of field differs, and never with the message of another person', () => {
    const properties = {
      note: { type: 'string', 'x-kind': 'multiline' },
      message: { type: 'string', 'x-kind': 'multiline' },
    } as const
    const record = { note: 'Ring twice', message: 'Where is it?' }
    expect(start(properties, record)).toEqual({})
    const edited = { note: { ...properties.note, 'x-starts-with': 'message' } } as const
    expect(start(edited, record)).toEqual({ note: 'Where is it?' })
  })

  it('declared defaults', () => {
    expect(start({ count: { type: 'integer', default: 1 } }, {})).toEqual({ count: 1 })
  })

  it('the record’s rows that match most requested fields, including those of linked records', () => {
    const properties = {
      lines: {
        type: 'array',
        items: {
          type: 'object',
          required: ['number', 'quantity', 'offer'],
          properties: {
            number: { type: 'string' },
            quantity: { type: 'integer' },
            offer: { 'x-kind': 'money' },
          },
        },
      },
    } as const
    const contents = [{ parcel: { _id: '7', number: 'P-7' }, quantity: 2, price: null }]
    expect(start(properties, { remarks: [{ text: 'x' }], contents })).toEqual({
      lines: [{ number: 'P-7', quantity: 2 }],
    })
    expect(start(properties, { remarks: [{ text: 'x' }], contents: [] })).toEqual({})
  })

  it('ids of linked records, and their values', () => {
    const properties = {
      lines: {
        type: 'array',
        items: {
          type: 'object',
          required: ['parcel', 'quantity', 'offer'],
          properties: {
            parcel: { 'x-relation': 'parcels' },
            quantity: { type: 'integer' },
            offer: { 'x-kind': 'money', 'x-starts-with': 'parcel.fee' },
          },
        },
      },
    } as const
    const fee = { amount: 500, currency: 'SAR' }
    const offer = { amount: 400, currency: 'SAR' }
    const contents = [{ parcel: { _id: '7', fee }, quantity: 2 }]
    expect(start(properties, { contents })).toEqual({
      lines: [{ parcel: '7', quantity: 2, offer: fee }],
    })
    const lines = [{ ...contents[0], offer }]
    expect(start(properties, { contents, lines })).toEqual({
      lines: [{ parcel: '7', quantity: 2, offer }],
    })
  })

  it('a date in the future, or the declared number of days from now', () => {
    const properties = { due: { type: 'string', format: 'date-time', 'x-starts-in': 14 } } as const
    const { due } = start(properties, { due: '2020-01-01T00:00:00.000Z' })
    const days = (Date.parse(String(due)) - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(14)
    expect(start(properties, { due: '2126-01-01T00:00:00.000Z' }).due).toBe(
      '2126-01-01T00:00:00.000Z',
    )
  })

  it('one row per selected row, and a value declared under another name', () => {
    const properties = {
      sent: {
        type: 'array',
        'x-rows': { of: 'contents', shows: ['parcel'], only: { quantity: ['2', '3'] } },
        items: {
          type: 'object',
          properties: { count: { type: 'integer', 'x-starts-with': 'quantity' } },
        },
      },
      amount: { 'x-kind': 'money', 'x-starts-with': 'fee' },
    } as const
    const fee = { amount: 500, currency: 'SAR' }
    const contents = [{ quantity: 2 }, { quantity: 1 }, { quantity: 3 }]
    expect(start(properties, { contents, fee })).toEqual({
      sent: [{ count: 2 }, { count: 3 }],
      amount: fee,
    })
  })
})

it('an amount starts with the currency of the record', () => {
  expect(currencyOf(parcels, parcel({ fee: { amount: 0, currency: 'KWD' } }))).toBe('KWD')
  expect(currencyOf(parcels, parcel({ fee: null }))).toBeUndefined()
})

it('after a reload untouched fields take the new value, and edited ones keep theirs', () => {
  const input = form({ weight: { type: 'integer' }, reason: { type: 'string' } })
  const base = prefillInput(input, parcels, parcel({ weight: 5 }))
  const theirs = prefillInput(input, parcels, parcel({ weight: 8 }))
  const typed = { ...base, reason: 'Counted' }
  expect(mergeInputs(input, { base, mine: typed, theirs }).merged).toEqual({
    weight: 8,
    reason: 'Counted',
  })
  expect(mergeInputs(input, { base, mine: { weight: 6 }, theirs }).merged).toEqual({ weight: 6 })
})
