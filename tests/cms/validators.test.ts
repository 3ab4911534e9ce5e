import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { brand } from '#brands/marsad/brand.ts'
import { actionSchema, createSchema } from '#resource/resourceSchemas.ts'
import { validatorsPlugin } from '../../scripts/vite/validatorsPlugin.ts'
import { validatorModule, verbsWithInput } from '../../scripts/vite/validatorModule.ts'
import { catalogue, declarations } from './support/catalogue.ts'

const root = join(import.meta.dirname, '../..')
// Inside the repository, so that the modules can resolve the packages they import.
const folder = join(root, 'node_modules/.cache', `validators-${process.pid}`)

const verbs = Object.values(declarations).flatMap((declaration) =>
  verbsWithInput(declaration).map((verb) => ({ name: declaration.name, verb, declaration })),
)

beforeAll(() => {
  mkdirSync(folder, { recursive: true })
  for (const declaration of Object.values(declarations)) {
    writeFileSync(join(folder, `${declaration.name}.mjs`), validatorModule(declaration))
  }
  for (const resource of catalogue.values()) {
    const schema = JSON.stringify(createSchema(resource))
    writeFileSync(join(folder, `${resource.name}.json`), schema)
  }
  for (const { name, verb, declaration } of verbs) {
    const file = join(folder, `${name}.${verb}`)
    writeFileSync(`${file}.mjs`, validatorModule(declaration, verb))
    const input = declaration.actions?.[verb]?.input
    if (input) writeFileSync(`${file}.json`, JSON.stringify(actionSchema(input)))
  }
  writeFileSync(join(folder, 'check.mjs'), check)
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const all = '\0virtual:validators'

const check = `
import { readFileSync } from 'node:fs'
import create from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js'
const [name, data] = process.argv.slice(2)
const { validators } = await import('./' + name + '.mjs')
const schema = JSON.parse(readFileSync(new URL(name + '.json', import.meta.url), 'utf8'))
const { errors } = create(validators, schema).validateFormData(JSON.parse(data), schema)
console.log(JSON.stringify(errors.map((error) => [error.name, error.property])))
`

/** Runs in a process that forbids code generation from strings, as the pages do. */
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

it('compiled validators generate no code at run time', () => {
  const maker = /\brequire\(|new Function|\beval\(/
  for (const declaration of Object.values(declarations)) {
    expect(validatorModule(declaration)).not.toMatch(maker)
  }
  for (const { declaration, verb } of verbs) {
    expect(validatorModule(declaration, verb)).not.toMatch(maker)
  }
})

it('validators exist for every resource and every action with input', async () => {
  const { load } = validatorsPlugin(brand.features)
  const map = typeof load === 'function' ? await Reflect.apply(load, {}, [all]) : ''
  const listed = [...String(map).matchAll(/^ {2}'([^']+)'/gm)].map(([, name]) => name)
  expect(verbs.length).toBeGreaterThan(5)
  expect(listed.toSorted()).toEqual(
    [...catalogue.keys(), ...verbs.map(({ name, verb }) => `${name}/${verb}`)].toSorted(),
  )
})

it('action validators use the schema of the server', () => {
  expect(validate('orders.reject', {})).toEqual([['required', 'reason']])
  expect(validate('orders.reject', { reason: 'staff', note: null })).toEqual([])
  expect(validate('inventory.adjust', { onHand: -1, reason: ' ' })).toEqual([
    ['minimum', '.onHand'],
    ['pattern', '.reason'],
  ])
  expect(validate('orders.pack', { shipped: [{ code: 'A' }] })).toEqual([
    ['required', '.shipped.0.quantity'],
  ])
})

it('actions without input have no validator', () => {
  const declaration = Object.values(declarations).find(({ actions }) => actions?.accept)
  expect(() => declaration && validatorModule(declaration, 'accept')).toThrow('has no input')
})

it('validators accept valid records', () => {
  expect(validate('tags', { title: 'Outdoor', code: 'outdoor' })).toEqual([])
})

it('validators reject invalid records and name the field', () => {
  expect(validate('tags', { title: ' ', code: 'Not A Code' })).toEqual([
    ['pattern', '.title'],
    ['pattern', '.code'],
  ])
  expect(validate('tags', {})).toEqual([['required', 'title']])
})

it('validators check lists and amounts', () => {
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

it('validators reject text that is not a number', () => {
  const product = {
    name: 'Probe',
    code: 'P-1',
    type: 'device',
    stockMode: 'tracked',
    price: '0,125',
  }
  expect(validate('products', product)).toEqual([['type', '.price']])
  expect(validate('inventory.adjust', { onHand: '1,25', reason: 'Count' })).toEqual([
    ['type', '.onHand'],
  ])
})
