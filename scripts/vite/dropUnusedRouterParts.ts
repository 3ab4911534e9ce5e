import type { Plugin } from 'vite'

/**
 * Lets the bundler leave out the router's components that nobody uses. It keeps a component that is
 * named or wrapped by a call, because it cannot know that neither has an effect.
 */
export const dropUnusedRouterParts = (): Plugin => ({
  name: 'drop-unused-router-parts',
  transform: {
    filter: { id: /\/react-router\/dist\/production\// },
    handler: (code) =>
      code
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
        .replaceAll(/(?<== )React\d*\.forwardRef\(/g, '/* @__PURE__ */ $&'),
  },
})
