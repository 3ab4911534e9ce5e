// The package comes without types; this is all we use of it.
declare module 'stylis' {
  import type { StylisPlugin } from '@emotion/cache'

  export const prefixer: StylisPlugin
}
