import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSchema } from '#resource/variants.ts'
import { validatorModule } from '../../scripts/vite/validatorModule.ts'
import { catalogue, declarations } from './support/catalogue.ts'

const root = join(import.meta.dirname, '../..')
// Inside the repository, so that the modules find the packages they import.
const folder = join(root, 'node_modules/.cache', `validators-${process.pid}`)

beforeAll(() => {
  mkdirSync(folder, { recursive: true })
  for (const declaration of Object.values(declarations)) {
    writeFileSync(join(folder, `${declaration.name}.mjs`), validatorModule(declaration))
  }
  for (const resource of catalogue.values()) {
    const schema = JSON.stringify(createSchema(resource))
    writeFileSync(join(folder, `${resource.name}.json`), schema)
  }
  writeFileSync(join(folder, 'check.mjs'), check)
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const check = `
import { readFileSync } from 'node:fs'
import create from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js'
const [name, data] = process.argv.slice(2)
const { validators } = await import('./' + name + '.mjs')
const schema = JSON.parse(readFileSync(new URL(name + '.json', import.meta.url), 'utf8'))
const { errors } = create(validators, schema).validateFormData(JSON.parse(data), schema)
console.log(JSON.stringify(errors.map((error) => [error.name, error.property])))
`

/** In a process that refuses to make code from text, as the pages do. */
const validate = (name: string, data: object): unknown =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [
        '--disallow-code-generation-from-strings',
        join(folder, 'check.mjs'),
        name,
        JSON.stringify(data),
      ],
      { encoding: 'utf8', cwd: root },
    ),
  )

it('hold nothing that makes code at run time', () => {
  for (const declaration of Object.values(declarations)) {
    expect(validatorModule(declaration)).not.toMatch(/\brequire\(|new Function|\beval\(/)
  }
})

it('accept what is right', () => {
  expect(validate('tags', { title: 'Outdoor', code: 'outdoor' })).toEqual([])
})

it('refuse what is wrong, and say where', () => {
  expect(validate('tags', { title: ' ', code: 'Not A Code' })).toEqual([
    ['pattern', '.title'],
    ['pattern', '.code'],
  ])
  expect(validate('tags', {})).toEqual([['required', 'title']])
})

it('look into lists and money', () => {
  const product = {
    name: 'Probe',
    code: 'P-1',
    type: 'device',
    stockMode: 'tracked',
    price: { amount: -1, currency: 'USD' },
    specs: [{ name: 'ipRating' }],
  }
  expect(validate('products', product)).toEqual([
    ['minimum', '.price.amount'],
    ['required', '.specs.0.value'],
  ])
})
