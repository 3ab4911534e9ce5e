import { useEffect, useMemo } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { hasPage } from '#domain/switchedPages.ts'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { SelfProvider } from '../account/self.ts'
import { useSession } from '../account/session.ts'
import { CartBones } from '../cart/CartBones.tsx'
import { useShoppingText } from '../cart/shoppingText.ts'
import styles from './Checkout.module.css'
import { Gate } from './Gate.tsx'
import { PlacedOrder } from './PlacedOrder.tsx'

/** What became of an order just now: the page where payers come back to as well. */
export function Placed() {
  const text = useShoppingText()
  const { id } = useParams()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { status, user, client } = useSession()
  const self = useMemo(() => user && { user, client }, [user, client])
  const named = search.get('order')
  const { features } = useBrand()
  const start = hasPage(features, '/cart') ? '/cart' : '/'
  useEffect(() => {
    // An address of its own, good for coming back to.
    if (!id) void navigate(named ? `/checkout/placed/${named}` : start, { replace: true })
  }, [id, named, start, navigate])
  return (
    <div className={`wrap ${styles.page}`}>
      {status === 'anonymous' ? (
        <Gate />
      ) : self && id ? (
        <SelfProvider value={self}>
          <PlacedOrder key={id} id={id} />
        </SelfProvider>
      ) : (
        <>
          <h1 className="hidden">{text('placed.title')}</h1>
          <CartBones isSingle />
        </>
      )}
    </div>
  )
}
