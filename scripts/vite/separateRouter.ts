import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Gives one file a copy of the router's package. The package is one module, and modules are never
 * split: without a copy, what changes pages would be loaded with what shows the first.
 */
export const separateRouter = (routerBuild: string): Plugin => ({
  name: 'separate-router',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react-router-dom$|^\.\/chunk-/ },
    handler: (id, importer = '') => {
      if (importer.endsWith('/routing/browserRouter.ts')) return join(routerBuild, 'index.mjs?copy')
      return importer.endsWith('?copy') ? join(routerBuild, `${id}?copy`) : undefined
    },
  },
})
