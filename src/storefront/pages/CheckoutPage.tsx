import { loadAccountText } from '../account/accountText.ts'
import { loadShoppingTexts } from '../cart/shoppingText.ts'
import { loadTitled, type Titled } from '../cart/titled.ts'
import { Checkout } from '../checkout/Checkout.tsx'
import { loadCheckout, type CheckoutData } from '../checkout/loadCheckout.ts'
import { Placed } from '../checkout/Placed.tsx'
import { hiddenHead } from '../heads.ts'
import type { Opening, Page } from '../page.ts'
import { loadProfileTexts } from '../profile/profileText.ts'

const loadTexts = () => Promise.all([loadShoppingTexts(), loadAccountText(), loadProfileTexts()])

/** The steps to an order, with the words of all their forms. */
export async function openCheckout({ brand }: Opening): Promise<Page<CheckoutData>> {
  await loadTexts()
  return { Component: Checkout, loader: loadCheckout(brand), head: hiddenHead }
}

/** The page of an order that was just placed. */
export async function openPlaced({ brand }: Opening): Promise<Page<Titled>> {
  await loadTexts()
  return {
    Component: Placed,
    loader: loadTitled(brand, (text) => text('placed.title')),
    head: hiddenHead,
  }
}
