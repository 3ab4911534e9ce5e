import type { Features } from './brand.ts'

/** Where those who ordered find an order; its id follows. */
export const orderPath = ({ orders }: Features): '/orders' | '/checkout/placed' =>
  orders ? '/orders' : '/checkout/placed'
