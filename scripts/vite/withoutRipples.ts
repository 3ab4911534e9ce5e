import type { Plugin } from 'vite'

const nothing = '\0no-ripple'

/** The theme switches ripples off, so buttons need not bring along what draws them. */
export const withoutRipples = (): Plugin => ({
  name: 'without-ripples',
  enforce: 'pre',
  resolveId: (source) => (source === './TouchRipple.mjs' ? nothing : undefined),
  load: (id) => (id === nothing ? 'export default () => null' : undefined),
})
