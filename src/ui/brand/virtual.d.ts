declare module 'virtual:brand' {
  export const brand: import('#ui/brand/BrandContext.tsx').BrandKit
  /** apart: it is long, and where style sheets are read nobody asks for it */
  export const palette: import('#domain/brand.ts').Brand['palette']
}

declare module 'virtual:brand.css' {}
