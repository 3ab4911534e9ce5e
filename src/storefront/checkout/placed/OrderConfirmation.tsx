import { useSearch } from '../../hooks/useSearch.ts'
import { useEffect, useMemo } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { hasPage } from '#domain/hasPage.ts'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { SignedInUserProvider } from '../../account/signedInUser.ts'
import { useSession } from '../../account/session.ts'
import { CartSkeleton } from '../../cart/CartSkeleton.tsx'
import { useShoppingText } from '../../cart/shoppingText.ts'
import styles from '../Checkout.module.css'
import { SignInPrompt } from '../steps/SignInPrompt.tsx'
import { PlacedOrder } from './PlacedOrder.tsx'

/** The page of a newly placed order, to which the payment provider also returns. */
export function OrderConfirmation() {
  const text = useShoppingText()
  const { id } = useParams()
  const search = useSearch()
  const navigate = useNavigate()
  const { status, user, client } = useSession()
  const signedInUser = useMemo(() => user && { user, client }, [user, client])
  const orderId = search.get('order')
  const { features } = useBrand()
  const fallbackPath = hasPage(features, '/cart') ? '/cart' : '/'
  useEffect(() => {
    // Gives the order its own URL, which can be opened again later.
    if (!id)
      void navigate(orderId ? `/checkout/placed/${orderId}` : fallbackPath, { replace: true })
  }, [id, orderId, fallbackPath, navigate])
  return (
    <div className={`wrap ${styles.page}`}>
      {status === 'anonymous' ? (
        <SignInPrompt />
      ) : signedInUser && id ? (
        <SignedInUserProvider value={signedInUser}>
          <PlacedOrder key={id} id={id} />
        </SignedInUserProvider>
      ) : (
        <>
          <h1 className="hidden">{text('placed.title')}</h1>
          <CartSkeleton isSingle />
        </>
      )}
    </div>
  )
}
