import type { Plugin } from 'vite'

/**
 * Lets the bundler leave out what nobody uses of two packages: the router's components, which it
 * keeps if they are named or wrapped by a call, because it cannot know that neither has an effect,
 * and how i18next loads texts and formats their values, because texts are given with values as they
 * are to be shown.
 */
export const dropUnusedParts = (): Plugin => ({
  name: 'drop-unused-parts',
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
