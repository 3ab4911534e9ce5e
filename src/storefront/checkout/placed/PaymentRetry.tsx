import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { Button, QuietButton } from '../../components/Button.tsx'
import { useSignedInUser } from '../../account/signedInUser.ts'
import { useAttempt } from '../../account/useAttempt.ts'
import { useShoppingText } from '../../cart/shoppingText.ts'
import { ExtraIcon } from '../../components/ExtraIcon.tsx'
import { payOrder } from '../order.ts'
import styles from './PaymentRetry.module.css'

type Props = { id: string; onChanged: () => void }

/** Retries a failed payment by card, or switches to bank transfer. */
export function PaymentRetry({ id, onChanged }: Props) {
  const text = useShoppingText()
  const { language } = useLanguage()
  const { client } = useSignedInUser()
  const { busy, attempt } = useAttempt()
  const payByCard = () =>
    attempt(async () => {
      const returnTo = `/${language}/checkout/placed`
      const { url } = await payOrder(client, id, { paymentMethod: 'card', returnTo })
      if (url) location.assign(url)
      // Without a URL the order has been paid in the meantime.
      else onChanged()
    })
  const payByTransfer = () =>
    attempt(async () => {
      await payOrder(client, id, { paymentMethod: 'bank_transfer' })
      onChanged()
    })
  return (
    <section className={styles.pay}>
      <h2>{text('pay.title')}</h2>
      <p>{text('pay.text')}</p>
      <div className={styles.ways}>
        <Button aria-disabled={busy} onClick={() => void payByCard()}>
          <ExtraIcon name="card" />
          {text('pay.card')}
        </Button>
        <QuietButton aria-disabled={busy} onClick={() => void payByTransfer()}>
          {text('pay.transfer')}
        </QuietButton>
      </div>
    </section>
  )
}
