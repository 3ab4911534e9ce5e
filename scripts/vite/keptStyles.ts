import type { Plugin } from 'vite'

/** A style that is imported stays, though no script asks for its names: the server writes them. */
export const keptStyles = (): Plugin => ({
  name: 'kept-styles',
  enforce: 'post',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
  },
})
