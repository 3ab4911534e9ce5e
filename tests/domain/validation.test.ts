import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import formatsPlugin from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { toFieldProblem } from '#domain/validation.ts'
import { stringFormats, keywords } from '#resource/keywords.ts'

const ajv = new Ajv2020({ allErrors: true, strictTypes: false })
formatsPlugin.default(ajv)
for (const [name, format] of Object.entries(stringFormats)) ajv.addFormat(name, format)
ajv.addVocabulary([...keywords])

function errorsOf(schema: object, value: unknown): ErrorObject[] {
  const validate = ajv.compile(schema)
  expect(validate(value)).toBe(false)
  return validate.errors ?? []
}

const problemOf = (property: object, value: unknown) => {
  const [error] = errorsOf({ type: 'object', properties: { field: property } }, { field: value })
  if (!error) throw new Error('no error')
  return toFieldProblem(error)
}

describe('an Ajv error', () => {
  it.each<[keyword: string, property: object, value: unknown, key: string, values?: object]>([
    ['maxLength', { maxLength: 3 }, 'four', 'field.maxLength', { max: 3 }],
    ['minLength', { minLength: 3 }, 'ab', 'field.minLength', { min: 3 }],
    ['minLength 1', { minLength: 1 }, '', 'field.required'],
    ['maximum', { maximum: 5 }, 6, 'field.maximum', { max: 5 }],
    ['minimum', { minimum: 5 }, 4, 'field.minimum', { min: 5 }],
    ['minimum 0', { minimum: 0 }, -1, 'field.minimum', { min: 0 }],
    ['maxItems', { maxItems: 1 }, [1, 2], 'field.maxItems', { max: 1 }],
    ['minItems', { minItems: 2 }, [1], 'field.minItems', { min: 2 }],
    ['uniqueItems', { uniqueItems: true }, [1, 1], 'field.uniqueItems'],
    ['enum', { enum: ['a', 'b'] }, 'c', 'field.choice'],
    ['pattern', { pattern: '^[a-z]+$' }, 'A', 'field.pattern'],
    ['pattern of blanks', { pattern: '\\S' }, '   ', 'field.required'],
    ['format email', { format: 'email' }, 'x', 'field.email'],
    ['format uri', { format: 'uri' }, 'x', 'field.url'],
    ['format phone', { format: 'phone' }, 'x', 'field.phone'],
    ['format colour', { format: 'colour' }, 'red', 'field.colour'],
    ['format date-time', { format: 'date-time' }, 'today', 'field.date'],
    ['format uuid', { format: 'uuid' }, '1', 'field.id'],
    ['another format', { format: 'ipv4' }, 'x', 'field.invalid'],
    ['type string', { type: 'string' }, 1, 'field.type.string'],
    ['type number', { type: 'number' }, 'x', 'field.type.number'],
    ['type integer', { type: 'integer' }, 1.5, 'field.type.integer'],
    ['type boolean', { type: 'boolean' }, 'x', 'field.type.boolean'],
    ['type array', { type: 'array' }, 'x', 'field.type.array'],
    ['type object', { type: 'object' }, 'x', 'field.type.object'],
    ['type or null', { type: ['integer', 'null'] }, 'x', 'field.type.integer'],
    ['null before type', { type: ['null', 'string'] }, 7, 'field.type.string'],
    ['only null', { type: 'null' }, 'x', 'field.invalid'],
    ['const', { const: 'a' }, 'b', 'field.invalid'],
    ['multipleOf', { multipleOf: 2 }, 3, 'field.invalid'],
    ['minProperties', { minProperties: 1 }, {}, 'field.invalid'],
  ])('%s', (_, property, value, key, values) => {
    expect(problemOf(property, value)).toEqual({
      pointer: '/field',
      problem: values ? { key, values } : { key },
    })
  })

  it('has a pointer to the missing or unknown field', () => {
    const schema = {
      type: 'object',
      additionalProperties: false,
      required: ['title'],
      properties: { title: { type: 'string' } },
    }
    expect(errorsOf(schema, { ttle: 1 }).map(toFieldProblem)).toEqual([
      { pointer: '/title', problem: { key: 'field.required' } },
      { pointer: '/ttle', problem: { key: 'field.unknown' } },
    ])
  })

  it('has a pointer into a row', () => {
    const row = { type: 'object', required: ['answer'], properties: { question: { maxLength: 1 } } }
    const schema = { properties: { faqs: { type: 'array', items: row } } }
    expect(
      errorsOf(schema, { faqs: [{ answer: 1 }, { question: 'ab' }] }).map(toFieldProblem),
    ).toEqual([
      { pointer: '/faqs/1/answer', problem: { key: 'field.required' } },
      { pointer: '/faqs/1/question', problem: { key: 'field.maxLength', values: { max: 1 } } },
    ])
  })

  it('escapes names in its pointer', () => {
    const schema = { type: 'object', additionalProperties: false }
    expect(errorsOf(schema, { 'a/b~c': 1 }).map(toFieldProblem)).toEqual([
      { pointer: '/a~1b~0c', problem: { key: 'field.unknown' } },
    ])
  })

  it('points to the whole document when that is invalid', () => {
    expect(errorsOf({ type: 'object' }, []).map(toFieldProblem)).toEqual([
      { pointer: '/', problem: { key: 'field.type.object' } },
    ])
  })
})
