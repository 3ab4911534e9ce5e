import { formatMessage } from '#domain/messages/messages.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { openDialog } from '../account/dialogs.ts'
import { useSession } from '../account/session.ts'
import { useText } from '../useText.ts'
import { changeCodes, useCodes } from './codes.ts'
import { CodeEntry, type Verdict } from './CodeEntry.tsx'
import styles from './Codes.module.css'
import type { Quote } from './quote.ts'
import { useShoppingText, type ShoppingKey } from './shoppingText.ts'
import type { QuoteState } from './useQuote.ts'

/** What makes it cheaper: a code, a gift card. */
export function Codes({ price: { quote, status } }: { price: QuoteState }) {
  const text = useShoppingText()
  const shop = useText()
  const formats = useFormats()
  const { language } = useLanguage()
  const { user } = useSession()
  const { code, giftCard } = useCodes()
  const isFresh = status === 'fresh'

  const wait: Verdict | undefined =
    isFresh && quote?.codesBlockedMessage
      ? { type: 'error', message: formats.digits(quote.codesBlockedMessage) }
      : undefined

  const onCode = (): Verdict | undefined => {
    if (code && wait) return wait
    const judged = isFresh && code ? quote?.code : undefined
    if (!judged) return undefined
    const message = formats.digits(judged.message)
    if (judged.applied) {
      const isLast =
        judged.message === formatMessage('discount.last', language, { code: judged.code })
      return { type: isLast ? 'warning' : 'success', message }
    }
    const why = reasons[judged.reason ?? '']
    return { type: 'error', message: why ? `${message}. ${text(why)}` : message }
  }
  return (
    <div className={styles.codes}>
      <CodeEntry
        label={text('code.label')}
        value={code}
        verdict={onCode()}
        onApply={(next) => changeCodes({ code: next })}
      />
      <CodeEntry
        label={text('giftCard.label')}
        value={user ? giftCard : ''}
        verdict={
          user && giftCard && isFresh && quote
            ? (wait ??
              giftCardVerdict(quote, {
                success: text('giftCard.applied', { amount: formats.money(quote.giftCard) }),
                error: formatMessage('error.gift_card_invalid', language),
              }))
            : undefined
        }
        onApply={(next) => changeCodes({ giftCard: next })}
        {...(!user && {
          fallback: (
            <p className={styles.instead}>
              {text('giftCard.signIn')}{' '}
              <button type="button" onClick={() => openDialog('signIn')}>
                {shop('account.signIn')}
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

/** What a shopper can do something about. */
const reasons: Readonly<Record<string, ShoppingKey>> = {
  minimum_quantity: 'reason.minimumQuantity',
  products: 'reason.products',
  location: 'reason.location',
  group: 'reason.group',
  used_by_customer: 'reason.usedByCustomer',
  cap: 'reason.cap',
}
