import { data, type LoaderFunctionArgs } from 'react-router-dom'
import type { PageBrand } from '#domain/brand.ts'
import { shoppingTextIn } from '../cart/shoppingText.ts'
import { createTitleLoader, type TitleData } from '../head/createTitleLoader.ts'
import { isStep, type StepName } from './steps/steps.ts'

/** Public data of the checkout: only the step, because the user is not known yet. */
export type CheckoutData = TitleData & { readonly step?: StepName }

export const createCheckoutLoader =
  (brand: PageBrand) =>
  (args: LoaderFunctionArgs): CheckoutData => {
    const step = args.params['step'] ?? ''
    if (step && !isStep(step)) throw data(null, { status: 404 })
    const { title } = createTitleLoader(brand, (language) =>
      shoppingTextIn(language)(isStep(step) ? `step.${step}` : 'checkout.title'),
    )(args)
    return isStep(step) ? { title, step } : { title }
  }
