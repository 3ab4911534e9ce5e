import { data, type LoaderFunctionArgs } from 'react-router-dom'
import type { PageBrand } from '#domain/brand.ts'
import { shoppingTextIn } from '../cart/shoppingText.ts'
import { createTitleLoader, type TitleData } from '../titled.ts'
import { isStep, type StepName } from './steps.ts'

/** As much of the checkout as everybody may know: where in it one is. */
export type CheckoutData = TitleData & { readonly step?: StepName }

export const loadCheckout =
  (brand: PageBrand) =>
  (call: LoaderFunctionArgs): CheckoutData => {
    const step = call.params['step'] ?? ''
    if (step && !isStep(step)) throw data(null, { status: 404 })
    const { title } = createTitleLoader(brand, (language) =>
      shoppingTextIn(language)(isStep(step) ? `step.${step}` : 'checkout.title'),
    )(call)
    return isStep(step) ? { title, step } : { title }
  }
