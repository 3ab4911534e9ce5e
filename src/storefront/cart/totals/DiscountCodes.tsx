import { formatMessage } from '#domain/messages/messages.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { openDialog } from '../../account/dialogs.ts'
import { useSession } from '../../account/session.ts'
import { useText } from '../../hooks/useText.ts'
import { updateCartCodes, useCartCodes } from './cartCodes.ts'
import { CodeEntry, type Verdict } from './CodeEntry.tsx'
import styles from './DiscountCodes.module.css'
import type { Quote } from './quote.ts'
import { useShoppingText, type ShoppingKey } from '../shoppingText.ts'
import type { QuoteState } from './useQuote.ts'

/** Inputs for the discount code and the gift card. */
export function DiscountCodes({ price: { quote, status } }: { price: QuoteState }) {
  const text = useShoppingText()
  const shopText = useText()
  const formats = useFormats()
  const { language } = useLanguage()
  const { user } = useSession()
  const { code, giftCard } = useCartCodes()
  const isFresh = status === 'fresh'

  const codesBlocked: Verdict | undefined =
    isFresh && quote?.codesBlockedMessage
      ? { type: 'error', message: formats.digits(quote.codesBlockedMessage) }
      : undefined

  const discountCodeVerdict = (): Verdict | undefined => {
    if (code && codesBlocked) return codesBlocked
    const codeResult = isFresh && code ? quote?.code : undefined
    if (!codeResult) return undefined
    const message = formats.digits(codeResult.message)
    if (codeResult.applied) {
      const isLast =
        codeResult.message === formatMessage('discount.last', language, { code: codeResult.code })
      return { type: isLast ? 'warning' : 'success', message }
    }
    const reasonKey = reasonKeys[codeResult.reason ?? '']
    return { type: 'error', message: reasonKey ? `${message}. ${text(reasonKey)}` : message }
  }
  return (
    <div className={styles.codes}>
      <CodeEntry
        label={text('code.label')}
        value={code}
        verdict={discountCodeVerdict()}
        onApply={(next) => updateCartCodes({ code: next })}
      />
      <CodeEntry
        label={text('giftCard.label')}
        value={user ? giftCard : ''}
        verdict={
          user && giftCard && isFresh && quote
            ? (codesBlocked ??
              giftCardVerdict(quote, {
                success: text('giftCard.applied', { amount: formats.money(quote.giftCard) }),
                error: formatMessage('error.gift_card_invalid', language),
              }))
            : undefined
        }
        onApply={(next) => updateCartCodes({ giftCard: next })}
        {...(!user && {
          fallback: (
            <p className={styles.instead}>
              {text('giftCard.signIn')}{' '}
              <button type="button" onClick={() => openDialog('signIn')}>
                {shopText('account.signIn')}
              </button>
            </p>
          ),
        })}
      />
    </div>
  )
}

const giftCardVerdict = (
  { giftCard, total }: Quote,
  { success, error }: { success: string; error: string },
): Verdict | undefined => {
  if (giftCard.amount > 0) return { type: 'success', message: success }
  return total.amount > 0 ? { type: 'error', message: error } : undefined
}

/** Only reasons that the shopper can act on. */
const reasonKeys: Readonly<Record<string, ShoppingKey>> = {
  minimum_quantity: 'reason.minimumQuantity',
  products: 'reason.products',
  location: 'reason.location',
  group: 'reason.group',
  used_by_customer: 'reason.usedByCustomer',
  cap: 'reason.cap',
}
