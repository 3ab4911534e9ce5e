import { defaultBrand } from '#brands/default.ts'
import { buildBrands } from './build/buildBrands.ts'
import { progressLine } from './build/progressLine.ts'
import { readOptions } from './readOptions.ts'
import { selectNames } from './selectNames.ts'
import { brandKeys } from './vite/brands.ts'
import { serverKey } from './vite/targets.ts'

const { values } = readOptions({
  options: {
    brand: { type: 'string', multiple: true },
    all: { type: 'boolean', default: false },
  },
})

try {
  const requested = values.brand ?? [process.env['BRAND'] || defaultBrand]
  const brands = selectNames('brand', values.all ? [] : requested, await brandKeys())
  const all = [serverKey, ...brands]
  let completed = 0
  const outcomes = await buildBrands(all, (outcome) => {
    completed += 1
    const print = outcome.failure === undefined ? console.log : console.error
    print(progressLine(outcome, { completed, all }))
  })
  if (outcomes.some(({ failure }) => failure !== undefined)) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
