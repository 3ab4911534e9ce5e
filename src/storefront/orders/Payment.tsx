import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { Button } from '../components/Button.tsx'
import { useSignedInUser } from '../account/signedInUser.ts'
import { useAttempt } from '../account/useAttempt.ts'
import { Card } from '../profile/Card.tsx'
import { createOrdersApi, type Order } from './ordersApi.ts'
import { useOrdersText } from './ordersText.ts'
import { Banner } from './parts/Banner.tsx'
import { useDateTimeFormatter } from './parts/useDateTimeFormatter.ts'
import styles from './Payment.module.css'
import { PaymentProof } from './PaymentProof.tsx'
import { isPayable } from './nextStep.ts'
import { TransferInstructions } from './TransferInstructions.tsx'

type Props = { order: Order; onChanged: () => Promise<void> }

/** Shows how to pay for an order until it is paid. */
export function Payment({ order, onChanged }: Props) {
  const text = useOrdersText()
  const outcome = useOutcome()
  if (!isPayable(order))
    return outcome === 'captured' ? <Banner tone="positive" text={text('pay.done')} /> : null
  const byTransfer = order.paymentMethod === 'bank_transfer'
  const failure = failedOutcomes[outcome ?? '']
  return (
    <Card title={text(byTransfer ? 'pay.transferHeading' : 'pay.cardHeading')}>
      {failure && (
        <Banner tone={failure === 'cancelled' ? 'info' : 'danger'} text={text(`pay.${failure}`)} />
      )}
      {byTransfer ? (
        <>
          <TransferInstructions order={order} />
          <PaymentProof order={order} onSubmitted={onChanged} />
        </>
      ) : (
        <CardPayment order={order} />
      )}
      <SwitchMethodButton order={order} onChanged={onChanged} />
    </Card>
  )
}

function CardPayment({ order }: { order: Order }) {
  const text = useOrdersText()
  const formats = useFormats()
  const formatDateTime = useDateTimeFormatter()
  const { attempt, busy } = useAttempt()
  const pay = usePay(order)
  const { left, paymentDeadline } = order
  return (
    <div className={styles.card}>
      <p>
        {text('pay.waits')}{' '}
        {paymentDeadline && text('pay.until', { date: formatDateTime(paymentDeadline) })}
      </p>
      <Button aria-disabled={busy} onClick={() => void attempt(() => pay({}))}>
        {text('pay.now', { amount: left ? formats.money(left) : '' })}
      </Button>
    </div>
  )
}

function SwitchMethodButton({ order, onChanged }: Props) {
  const text = useOrdersText()
  const { attempt, busy } = useAttempt()
  const pay = usePay(order)
  const byTransfer = order.paymentMethod === 'bank_transfer'
  const switchMethod = async (): Promise<void> => {
    if (byTransfer) return pay({ paymentMethod: 'card' })
    await pay({ paymentMethod: 'bank_transfer' })
    await onChanged()
  }
  return (
    <button
      type="button"
      className={styles.other}
      aria-disabled={busy}
      onClick={() => void attempt(switchMethod, byTransfer ? undefined : text('pay.changed'))}
    >
      {text(byTransfer ? 'pay.byCard' : 'pay.byTransfer')}
    </button>
  )
}

/** Returns a function that starts a payment and opens the provider's page, if there is one. */
function usePay({ _id }: Order) {
  const { client } = useSignedInUser()
  const { language } = useLanguage()
  return async (input: { paymentMethod?: 'card' | 'bank_transfer' }): Promise<void> => {
    const returnTo = `/${language}/orders/${_id}`
    const { url } = await createOrdersApi(client).pay(_id, { ...input, returnTo })
    if (url) location.assign(url)
  }
}

type FailedOutcome = 'failed' | 'cancelled' | 'expired'

/** A payment that is still open was abandoned by the payer. */
const failedOutcomes: Readonly<Record<string, FailedOutcome | undefined>> = {
  failed: 'failed',
  cancelled: 'cancelled',
  open: 'cancelled',
  new: 'cancelled',
  expired: 'expired',
}

/** Returns the payment outcome from the provider's return URL and removes it from the URL. */
function useOutcome(): string | undefined {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [outcome, setOutcome] = useState<string>()
  useEffect(() => {
    const payment = new URLSearchParams(search).get('payment')
    if (!payment) return
    setOutcome(payment)
    void navigate(pathname, { replace: true, preventScrollReset: true })
  }, [pathname, search, navigate])
  return outcome
}
