import { useState, type SubmitEvent } from 'react'
import { Code } from '#ui/Code.tsx'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import type { Quote } from '../../cart/totals/quote.ts'
import { useShoppingText } from '../../cart/shoppingText.ts'
import { isExpired } from '../../profile/payment/bankCodes.ts'
import { BankMark } from '../../profile/payment/BankMark.tsx'
import { CardMark } from '../../profile/payment/CardMark.tsx'
import { useLabel, useProfileText } from '../../profile/profileText.ts'
import { Checkbox } from './Checkbox.tsx'
import { ChoiceCard, ChoiceGroup } from './ChoiceCard.tsx'
import { completeStep } from '../checkoutChoices.ts'
import { ContinueButton } from './ContinueButton.tsx'
import styles from './Step.module.css'
import type { CheckoutState, AccountData } from '../useCheckout.ts'

type Props = { checkout: CheckoutState; accountData: AccountData; quote: Quote; onDone: () => void }

const byTransfer = 'bank_transfer'
const byCard = 'card'

/** Selects the payment method. Card numbers are entered only on the payment provider's page. */
export function PaymentStep({ checkout, accountData, quote, onDone }: Props) {
  const text = useShoppingText()
  const profile = useProfileText()
  const label = useLabel()
  const formats = useFormats()
  const { features, commerce } = useBrand()
  const { choices } = checkout
  const [now] = useState(() => new Date())
  const cards = accountData.cards.filter(({ expiry }) => !isExpired(expiry ?? '', now))
  const [chosen, setChosen] = useState(() => {
    if (!choices.done.includes('payment')) return cards[0]?._id ?? byCard
    return choices.method === byTransfer ? byTransfer : choices.savedCard || byCard
  })
  const [savesCard, setSavesCard] = useState(choices.saveCard)
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    completeStep('payment', {
      method: chosen === byTransfer ? byTransfer : byCard,
      savedCard: cards.some(({ _id }) => _id === chosen) ? chosen : '',
      saveCard: chosen === byCard && savesCard,
    })
    onDone()
  }
  const optionProps = (value: string) => ({
    name: 'payment',
    value,
    isChosen: value === chosen,
    onChoose: () => setChosen(value),
  })
  return (
    <form className={styles.step} onSubmit={submit}>
      <ChoiceGroup label={text('step.payment')}>
        {cards.map((card) => (
          <ChoiceCard
            key={card._id}
            {...optionProps(card._id)}
            mark={<CardMark brand={card.brand ?? ''} />}
            title={
              <>
                {card.brand ? label('brand', card.brand) : profile('card.unknown')}{' '}
                <Code>•••• {card.lastFour}</Code>
              </>
            }
            aside={card.isDefault && <span className={styles.badge}>{profile('own.default')}</span>}
          >
            <span>
              {profile('card.expires')} <Code>{card.expiry}</Code>
            </span>
          </ChoiceCard>
        ))}
        <ChoiceCard
          {...optionProps(byCard)}
          mark={<CardMark brand="" />}
          title={text(cards.length ? 'payment.otherCard' : 'payment.card')}
          details={
            features.savedPaymentMethods && (
              <Checkbox
                label={text('payment.saveCard')}
                isChosen={savesCard}
                onChoose={setSavesCard}
              />
            )
          }
        >
          <span>{text('payment.cardText')}</span>
        </ChoiceCard>
        <ChoiceCard
          {...optionProps(byTransfer)}
          mark={<BankMark />}
          title={text('payment.transfer')}
        >
          <span>
            {text('payment.transferText', {
              count: commerce.transferDays,
              n: formats.number(commerce.transferDays),
            })}
          </span>
        </ChoiceCard>
      </ChoiceGroup>
      <ContinueButton quote={quote} />
    </form>
  )
}
