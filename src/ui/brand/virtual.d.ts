declare module 'virtual:brand' {
  export const brand: Omit<import('#domain/brand.ts').Brand, 'palette'> &
    Pick<import('#ui/brand/BrandContext.tsx').BrandKit, 'logo'>
  /** separate because it is large and not needed where style sheets are read */
  export const palette: import('#domain/brand.ts').Brand['palette']
}

declare module 'virtual:brand.css' {}
