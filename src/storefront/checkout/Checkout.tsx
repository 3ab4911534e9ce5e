import { useMemo, useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import { formatMessage } from '#domain/messages/messages.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { ButtonLink } from '../components/ButtonLink.tsx'
import { SignedInUserProvider } from '../account/signedInUser.ts'
import { useSession } from '../account/session.ts'
import { CartSkeleton } from '../cart/CartSkeleton.tsx'
import { CartDrawing } from '../cart/CartDrawing.tsx'
import { useSalesMode } from '../cart/useSalesMode.ts'
import { useShoppingText } from '../cart/shoppingText.ts'
import { EmptyState } from '../components/EmptyState.tsx'
import type { ListState } from '../lists/persistentList.ts'
import { useList } from '../lists/lists.ts'
import styles from './Checkout.module.css'
import { SignInPrompt } from './steps/SignInPrompt.tsx'
import type { CheckoutData } from './createCheckoutLoader.ts'
import { CheckoutSteps } from './steps/CheckoutSteps.tsx'

/** The checkout, from the cart to the order, for users who may buy. */
export function Checkout() {
  const text = useShoppingText()
  const { title, step } = useLoaderData<CheckoutData>()
  const { language } = useLanguage()
  const { status, user, client } = useSession()
  const storedCart = useList('cart')
  // The cart being submitted stays visible even if the account empties it before the response
  // arrives.
  const [submittingCart, setSubmittingCart] = useState<ListState>()
  const cart = submittingCart ?? storedCart
  const { id, items } = cart
  const salesMode = useSalesMode()
  const [isLeaving, setLeaving] = useState(false)
  const signedInUser = useMemo(() => user && { user, client }, [user, client])
  const isEmpty = Object.keys(items).length === 0

  const renderContent = () => {
    if (salesMode !== 'order')
      return (
        <EmptyState
          heading="h1"
          title={
            salesMode === 'paymentOff'
              ? formatMessage('error.payment_unavailable', language)
              : text('cart.requestQuote')
          }
          text={text(salesMode === 'paymentOff' ? 'cart.askInstead' : 'cart.pricesHidden')}
          drawing={<CartDrawing />}
          action={
            <ButtonLink to="/requestAQuote?from=cart">{text('cart.requestQuote')}</ButtonLink>
          }
        />
      )
    if (isLeaving) return <CheckoutSkeleton title={text('checkout.leaving')} />
    if (id && isEmpty)
      return (
        <EmptyState
          heading="h1"
          title={text('cart.emptyTitle')}
          text={text('checkout.emptyText')}
          drawing={<CartDrawing />}
          action={<ButtonLink to="/products">{text('cart.browse')}</ButtonLink>}
        />
      )
    if (status === 'anonymous') return <SignInPrompt />
    if (!id || !signedInUser) return <CheckoutSkeleton title={title} />
    return (
      <SignedInUserProvider value={signedInUser}>
        <CheckoutSteps
          requestedStep={step}
          cart={cart}
          onSubmitting={setSubmittingCart}
          onPlaced={() => setLeaving(true)}
        />
      </SignedInUserProvider>
    )
  }
  return <div className={`wrap ${styles.page}`}>{renderContent()}</div>
}

const CheckoutSkeleton = ({ title }: { title: string }) => (
  <>
    <h1 className={styles.title}>{title}</h1>
    <CartSkeleton />
  </>
)
