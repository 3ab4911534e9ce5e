import { useMemo, useState } from 'react'
import { Link, useLoaderData } from 'react-router-dom'
import { say } from '#domain/messages/messages.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { SelfProvider } from '../account/self.ts'
import { useSession } from '../account/session.ts'
import { CartBones } from '../cart/CartBones.tsx'
import { CartDrawing } from '../cart/CartDrawing.tsx'
import { useSelling } from '../cart/selling.ts'
import { useShoppingText } from '../cart/shoppingText.ts'
import { Message } from '../components/Message.tsx'
import type { Kept } from '../lists/keptList.ts'
import { useList } from '../lists/lists.ts'
import styles from './Checkout.module.css'
import { Gate } from './Gate.tsx'
import type { CheckoutData } from './loadCheckout.ts'
import { Steps } from './Steps.tsx'

/** From the cart to the order, for whoever may buy. */
export function Checkout() {
  const text = useShoppingText()
  const { title, step } = useLoaderData<CheckoutData>()
  const { language } = useLanguage()
  const { status, user, client } = useSession()
  const list = useList('cart')
  // What is on its way stays on the screen, even where the account tells meanwhile that it arrived.
  const [sent, setSent] = useState<Kept>()
  const cart = sent ?? list
  const { id, items } = cart
  const selling = useSelling()
  const [isLeaving, setLeaving] = useState(false)
  const self = useMemo(() => user && { user, client }, [user, client])
  const isEmpty = Object.keys(items).length === 0

  const content = () => {
    if (selling !== 'order')
      return (
        <Message
          heading="h1"
          title={
            selling === 'paymentOff'
              ? say('error.payment_unavailable', language)
              : text('cart.requestQuote')
          }
          text={text(selling === 'paymentOff' ? 'cart.askInstead' : 'cart.pricesHidden')}
          drawing={<CartDrawing />}
          action={
            <Link to="/requestAQuote?from=cart" className="button">
              {text('cart.requestQuote')}
            </Link>
          }
        />
      )
    if (isLeaving) return <Waiting title={text('checkout.leaving')} />
    if (id && isEmpty)
      return (
        <Message
          heading="h1"
          title={text('cart.emptyTitle')}
          text={text('checkout.emptyText')}
          drawing={<CartDrawing />}
          action={
            <Link to="/products" className="button">
              {text('cart.browse')}
            </Link>
          }
        />
      )
    if (status === 'anonymous') return <Gate />
    if (!id || !self) return <Waiting title={title} />
    return (
      <SelfProvider value={self}>
        <Steps wanted={step} cart={cart} onSent={setSent} onPlaced={() => setLeaving(true)} />
      </SelfProvider>
    )
  }
  return <div className={`wrap ${styles.page}`}>{content()}</div>
}

const Waiting = ({ title }: { title: string }) => (
  <>
    <h1 className={styles.title}>{title}</h1>
    <CartBones />
  </>
)
