import type { Plugin } from 'vite'

/** By file of a package: a part of its code, and what replaces it. */
const replacements: Readonly<Record<string, readonly [string, string]>> = {
  // Node loads the whole of `fetch` with the first use of this class; no answer of ours is one.
  '@fastify/compress/lib/utils.js': ['obj instanceof Response', 'false'],
  // To compile a function for each of a thousand parts of paths takes longer than it saves.
  'find-my-way/lib/node.js': [
    "new Function('path', 'i', `'use strict'\\nreturn ${lines.join(' && ')}`)",
    '(path, i) => path.startsWith(prefix, i)',
  ],
}

/** Replaces what takes a twentieth of a start in packages. */
export const slimServerPackages = (): Plugin => {
  const unused = new Set(Object.keys(replacements))
  return {
    name: 'slim-server-packages',
    transform(code, id) {
      const file = id.split('/node_modules/').at(-1) ?? ''
      const [from, to] = replacements[file] ?? []
      if (from === undefined || to === undefined) return undefined
      if (!code.includes(from)) this.error(`"${from}" is no longer part of ${file}`)
      unused.delete(file)
      return code.replace(from, to)
    },
    buildEnd(error) {
      if (!error && unused.size)
        this.error(`${[...unused].join(', ')}: no longer part of the bundle`)
    },
  }
}
