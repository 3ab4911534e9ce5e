import { Checkout } from '../checkout/Checkout.tsx'
import { CheckoutBar } from '../checkout/CheckoutBar.tsx'
import { loadCheckout, type CheckoutData } from '../checkout/loadCheckout.ts'
import { loadCheckoutTexts } from '../checkout/loadCheckoutTexts.ts'
import { hiddenHead } from '../heads.ts'
import type { PageContext, Page } from '../page.ts'

/** The steps to an order, with the words of all their forms. */
export async function open({ brand }: PageContext): Promise<Page<CheckoutData>> {
  await loadCheckoutTexts()
  return { Component: Checkout, loader: loadCheckout(brand), head: hiddenHead, bar: CheckoutBar }
}
