import type { Features } from '#domain/brand.ts'

export type Who = 'visitor' | 'customer' | 'staff'

/** A screen that is worth seeing in every brand. */
export type Screen = {
  readonly name: string
  readonly title: string
  readonly who: Who
  /** after the language */
  readonly path: string
  /** there only where the brand has it */
  readonly feature?: keyof Features
  /** in the cart beforehand: codes of products */
  readonly cart?: readonly string[]
}

export const screens: readonly Screen[] = [
  { name: 'home', title: 'Home', who: 'visitor', path: '' },
  { name: 'listing', title: 'Listing', who: 'visitor', path: '/products' },
  { name: 'product', title: 'Product', who: 'visitor', path: '/products/DEV-TH-LW01' },
  { name: 'cart', title: 'Cart', who: 'customer', path: '/cart', feature: 'cart' },
  { name: 'checkout', title: 'Checkout', who: 'customer', path: '/checkout', feature: 'cart' },
  { name: 'orders', title: 'Orders', who: 'customer', path: '/orders', feature: 'orders' },
  { name: 'quote', title: 'Request a quote', who: 'visitor', path: '/requestAQuote' },
  { name: 'profile', title: 'Profile', who: 'customer', path: '/profile' },
  { name: 'dashboard', title: 'Dashboard', who: 'staff', path: '/cms/dashboard' },
  { name: 'list', title: 'A list', who: 'staff', path: '/cms/products' },
  { name: 'form', title: 'A form', who: 'staff', path: '/cms/products/add' },
]
