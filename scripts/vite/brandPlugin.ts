import type { Plugin } from 'vite'
import { tokensCss } from '#ui/brand/tokensCss.ts'
import type { BrandFiles } from './brands.ts'
import { fontFaces } from './fontFaces.ts'

/** Provides the brand as `virtual:brand`, and its tokens and font faces as `virtual:brand.css`. */
export function brandPlugin({ brand, logo, favicon }: BrandFiles): Plugin {
  // Hosts and coming languages are provided by the server.
  const { palette, comingLanguages: _said, ...rest } = brand
  const modules: Record<string, () => string | Promise<string>> = {
    'virtual:brand': () =>
      `${constant('brand', { ...rest, hosts: [], logo })}\n${constant('palette', palette)}`,
    'virtual:brand.css': async () => `${await fontFaces(brand.typography)}\n${tokensCss(brand)}\n`,
  }
  return {
    name: 'brand',
    resolveId: (id) => (id in modules ? prefix + id : id.startsWith(prefix) ? id : undefined),
    // The development server appends a query to the style sheet that a document links.
    load: (id) => modules[id.slice(prefix.length).replace(/\?.*/, '')]?.(),
    generateBundle() {
      if (this.environment.config.consumer !== 'client') return
      this.emitFile({ type: 'asset', fileName: 'favicon.svg', source: favicon })
    },
  }
}

const constant = (name: string, value: unknown): string =>
  `export const ${name} = ${JSON.stringify(value)}`

// The style sheet pipeline ignores ids that start with a NUL.
const prefix = '/@brand/'
