import type { Features } from '#domain/brand.ts'

export type Viewer = 'visitor' | 'customer' | 'staff'

/** A screen to show for every brand. */
export type Screen = {
  readonly name: string
  readonly title: string
  readonly viewer: Viewer
  /** without the language */
  readonly path: string
  /** shown only where the brand has the feature */
  readonly feature?: keyof Features
}

export const screens: readonly Screen[] = [
  { name: 'home', title: 'Home', viewer: 'visitor', path: '' },
  { name: 'listing', title: 'Listing', viewer: 'visitor', path: '/products' },
  { name: 'product', title: 'Product', viewer: 'visitor', path: '/products/DEV-TH-LW01' },
  { name: 'cart', title: 'Cart', viewer: 'customer', path: '/cart', feature: 'cart' },
  { name: 'checkout', title: 'Checkout', viewer: 'customer', path: '/checkout', feature: 'cart' },
  { name: 'orders', title: 'Orders', viewer: 'customer', path: '/orders', feature: 'orders' },
  { name: 'quote', title: 'Request a quote', viewer: 'visitor', path: '/requestAQuote' },
  { name: 'profile', title: 'Profile', viewer: 'customer', path: '/profile' },
  { name: 'dashboard', title: 'Dashboard', viewer: 'staff', path: '/cms/dashboard' },
  { name: 'list', title: 'A list', viewer: 'staff', path: '/cms/products' },
  { name: 'form', title: 'A form', viewer: 'staff', path: '/cms/products/add' },
]
