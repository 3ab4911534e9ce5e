declare module 'virtual:brand' {
  export const brand: import('#ui/brand/BrandContext.tsx').BrandKit
}

declare module 'virtual:brand.css' {}
