import type { Features } from './brand.ts'

/** The page where buyers find an order; the order id is appended. */
export const orderPath = ({ orders }: Features): '/orders' | '/checkout/placed' =>
  orders ? '/orders' : '/checkout/placed'
