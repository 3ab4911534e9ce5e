import { defaultBrand } from '#brands/default.ts'
import { loadBrand } from './scripts/vite/brands.ts'
import { targetConfig } from './scripts/vite/targetConfig.ts'

// For tools that look for this file; the builds themselves go through scripts/build.ts.
export default targetConfig(await loadBrand(process.env['BRAND'] || defaultBrand), 'store')
