import { Checkout } from '../checkout/Checkout.tsx'
import { CheckoutBar } from '../checkout/CheckoutBar.tsx'
import { createCheckoutLoader, type CheckoutData } from '../checkout/createCheckoutLoader.ts'
import { loadCheckoutTexts } from '../checkout/loadCheckoutTexts.ts'
import { hiddenHead } from '../head/hiddenHead.ts'
import type { PageContext, PageDefinition } from '../pageRoute.ts'

export async function definePage({ brand }: PageContext): Promise<PageDefinition<CheckoutData>> {
  await loadCheckoutTexts()
  return {
    Component: Checkout,
    loader: createCheckoutLoader(brand),
    head: hiddenHead,
    bar: CheckoutBar,
  }
}
