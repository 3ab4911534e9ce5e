import { parseArgs } from 'node:util'
import { defaultBrand } from '#brands/default.ts'
import { brandKeys } from './vite/brands.ts'
import { ensureBuilt } from './vite/ensureBuilt.ts'

const { values } = parseArgs({
  options: {
    brand: { type: 'string' },
    all: { type: 'boolean', default: false },
  },
})

const wanted = values.all
  ? await brandKeys()
  : [values.brand ?? (process.env['BRAND'] || defaultBrand)]

for (const brand of wanted) {
  const start = performance.now()
  const built = await ensureBuilt(brand)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(
    built.length > 0
      ? `${brand}: built ${built.join(', ')} in ${seconds} s`
      : `${brand}: nothing has changed`,
  )
}
