import { join } from 'node:path'
import type { Plugin } from 'vite'
import { root } from './root.ts'

/** The package of the router resolves to its build with warnings, which visitors do not need. */
export const routerBuild = join(root, 'node_modules/react-router/dist/production')

const noRipple = '\0no-ripple'

/**
 * Leaves out what nobody uses of packages: the router's components, kept by the bundler if they are
 * named or wrapped by a call; i18next's loading and formats; MUI's ripples, which the theme turns
 * off. The router is one module and never split, so what is loaded after the first page has a copy.
 */
export const slimPackages = (): Plugin => ({
  name: 'slim-packages',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react-router-dom$|^\.\/(chunk-.*|TouchRipple)\.mjs$/ },
    handler: (id, importer = '') => {
      if (id === './TouchRipple.mjs') return noRipple
      if (importer.endsWith('/routing/browserRouter.ts')) return join(routerBuild, 'index.mjs?copy')
      return importer.endsWith('?copy') ? join(routerBuild, `${id}?copy`) : undefined
    },
  },
  load: (id) => (id === noRipple ? 'export default () => null' : undefined),
  transform: {
    filter: { id: /\/(react-router\/dist\/production|i18next\/dist\/esm)\// },
    handler: (code) =>
      code
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
        .replaceAll(/(?<== )React\d*\.forwardRef\(/g, '/* @__PURE__ */ $&')
        .replace('new Connector(', 'new EventEmitter(')
        .replace('formatter = Formatter;', ''),
  },
})
