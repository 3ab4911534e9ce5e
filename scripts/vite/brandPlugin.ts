import type { Plugin } from 'vite'
import { tokensCss } from '#ui/brand/tokensCss.ts'
import type { BrandFiles } from './brands.ts'
import { fontFaces } from './fontFaces.ts'

/** `virtual:brand` is the chosen brand as a module, `virtual:brand.css` its tokens and faces. */
export function brandPlugin({ brand, logo, favicon }: BrandFiles): Plugin {
  // Under which names it is found, and what it is still to speak, the server says.
  const { palette, comingLanguages: _said, ...rest } = brand
  const modules: Record<string, () => string | Promise<string>> = {
    'virtual:brand': () =>
      `${constant('brand', { ...rest, hosts: [], logo })}\n${constant('palette', palette)}`,
    'virtual:brand.css': async () => `${await fontFaces(brand.typography)}\n${tokensCss(brand)}\n`,
  }
  return {
    name: 'brand',
    resolveId: (id) => (id in modules ? prefix + id : id.startsWith(prefix) ? id : undefined),
    // The development server adds a query to the style sheet that a document links.
    load: (id) => modules[id.slice(prefix.length).replace(/\?.*/, '')]?.(),
    generateBundle() {
      if (this.environment.config.consumer !== 'client') return
      this.emitFile({ type: 'asset', fileName: 'favicon.svg', source: favicon })
    },
  }
}

const constant = (name: string, value: unknown): string =>
  `export const ${name} = ${JSON.stringify(value)}`

// The style sheet pipeline passes over ids that start with a NUL.
const prefix = '/@brand/'
