import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeAll, describe, expect, it } from 'vitest'
import { brand } from '#brands/marsad/brand.ts'
import type { Features } from '#domain/brand.ts'
import { AccountPanel } from '#storefront/account/AccountPanel.tsx'
import { loadAccountText } from '#storefront/account/accountText.ts'
import { SignedInUserProvider } from '#storefront/account/signedInUser.ts'
import { loadShoppingTexts } from '#storefront/cart/shoppingText.ts'
import { AddressStep } from '#storefront/checkout/steps/AddressStep.tsx'
import { parseChoices } from '#storefront/checkout/checkoutChoices.ts'
import { SignInPrompt } from '#storefront/checkout/steps/SignInPrompt.tsx'
import { PaymentStep } from '#storefront/checkout/steps/PaymentStep.tsx'
import { RefusalNote } from '#storefront/checkout/RefusalNote.tsx'
import { ReviewStep } from '#storefront/checkout/steps/ReviewStep.tsx'
import { PoolCard } from '#storefront/licences/PoolCard.tsx'
import { loadLicencesTexts } from '#storefront/licences/licencesText.ts'
import { OrderActions } from '#storefront/orders/OrderActions.tsx'
import { loadOrdersTexts } from '#storefront/orders/ordersText.ts'
import { loadProfileTexts } from '#storefront/profile/profileText.ts'
import { Providers } from '#storefront/Providers.tsx'
import { Offer } from '#storefront/requests/Offer.tsx'
import { RequestReaderProvider } from '#storefront/requests/requestReader.ts'
import { loadRequestsTexts } from '#storefront/requests/requestsText.ts'
import { serverTexts } from '#storefront/rendering/serverTexts.ts'
import { quoteWith, usd } from './shopping/quotes.ts'

const user: any = {
  _id: 'u',
  kind: 'customer',
  name: 'Noura',
  firstName: 'Noura',
  lastName: 'Salem',
  email: 'n@example.com',
  permissions: [],
  rights: [],
}
const own: any = {
  addresses: [],
  cards: [],
  about: {},
  names: { country: String, city: String, isListed: () => true, codes: [], countries: [] },
}
const quote = quoteWith()
const checkout: any = {
  choices: parseChoices(null),
  codes: {},
  cart: { id: 'c', items: {} },
  products: {},
  steps: ['address', 'payment', 'review'],
  price: { status: 'fresh', quote },
  places: { countries: async () => ({}), cities: async () => ({}) },
}
const nothing = (): void => undefined
const step = { checkout, accountData: own, quote, addressErrors: {}, onDone: nothing }
const done = { onAddressErrors: nothing, onSubmitting: nothing, onPlaced: nothing }
const order: any = { _id: '5', number: 'N-5', status: 'paid', items: [] }
const refusal = {
  code: 'cart_ordered',
  message: 'Ordered',
  addressErrors: {},
  order: { id: '5', number: 'N-5' },
  previousTotal: usd(1),
}
const request: any = { _id: 'r', status: 'converted', round: 1, lines: [], order, total: usd(1) }

const can = { decide: false, write: false, end: false }
const pool = { ...request, product: {} }

/** Renders a part for signed-in users, in a shop with these features. */
function draw(part: ReactNode, features: Partial<Features>): string {
  const kit = { ...brand, features: { ...brand.features, ...features }, logo: '<svg/>' }
  const client: any = {}
  const router = createMemoryRouter([
    {
      path: '*',
      element: <SignedInUserProvider value={{ user, client }}>{part}</SignedInUserProvider>,
    },
  ])
  return renderToString(
    <Providers brand={kit} language="en" texts={serverTexts.en}>
      <RouterProvider router={router} />
    </Providers>,
  )
}

const reader: any = { client: {}, actions: {}, name: '', canReadOrders: true, Accept: nothing }

type Part = {
  readonly without: keyof Features
  readonly what: string
  readonly part: ReactNode
  readonly shown: RegExp
  /** what is rendered instead when it is off */
  readonly instead?: RegExp
}

const parts: readonly Part[] = [
  {
    without: 'orders',
    what: 'the account panel',
    part: <AccountPanel user={user} />,
    shown: /href="\/en\/orders"/,
  },
  {
    without: 'orders',
    what: 'an existing order',
    part: <RefusalNote refusal={refusal} currentTotal={undefined} />,
    shown: /href="\/en\/orders\/5"/,
  },
  {
    without: 'orders',
    what: 'an accepted offer',
    part: (
      <RequestReaderProvider value={reader}>
        <Offer request={request} can={can} onAnswer={nothing} />
      </RequestReaderProvider>
    ),
    shown: /href="\/en\/orders\/5"/,
    instead: /href="\/en\/checkout\/placed\/5"/,
  },
  {
    without: 'orders',
    what: 'bought licences',
    part: <PoolCard pool={pool} allocations={[]} readAt={0} onAction={nothing} />,
    shown: /href="\/en\/orders\/5"/,
    instead: /href="\/en\/checkout\/placed\/5"/,
  },
  {
    without: 'cart',
    what: 'an order',
    part: <OrderActions order={order} onChanged={async () => {}} />,
    shown: />Order again</,
  },
  {
    without: 'cart',
    what: 'the sign-in',
    part: <SignInPrompt />,
    shown: /href="\/en\/cart"/,
  },
  {
    without: 'savedAddresses',
    what: 'a typed address',
    part: <AddressStep {...step} />,
    shown: /type="checkbox"/,
  },
  {
    without: 'savedPaymentMethods',
    what: 'the payment methods',
    part: <PaymentStep {...step} />,
    shown: /type="checkbox"/,
  },
  {
    without: 'terms',
    what: 'the order review',
    part: <ReviewStep {...step} {...done} />,
    shown: /href="\/en\/termsAndConditions"/,
  },
]

describe('components for signed-in shoppers', () => {
  beforeAll(async () => {
    await Promise.all([
      loadAccountText(),
      loadShoppingTexts(),
      loadOrdersTexts(),
      loadProfileTexts(),
      loadRequestsTexts(),
      loadLicencesTexts(),
    ])
  })

  it.each(parts)(
    'without the feature $without hide $what',
    ({ without: feature, part, shown, instead }) => {
      expect(shown.test(draw(part, {})), 'switched on').toBe(true)
      const without = draw(part, { [feature]: false })
      expect(shown.test(without), 'switched off').toBe(false)
      if (instead) expect(instead.test(without), 'instead').toBe(true)
    },
  )
})
