import type { Plugin } from 'vite'

const emptyModule = '\0no-ripple'

/** The theme disables ripples, so buttons need not include the code that draws them. */
export const withoutRipples = (): Plugin => ({
  name: 'without-ripples',
  enforce: 'pre',
  resolveId: (source) => (source === './TouchRipple.mjs' ? emptyModule : undefined),
  load: (id) => (id === emptyModule ? 'export default () => null' : undefined),
})
