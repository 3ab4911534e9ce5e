import { useId } from 'react'
import { Link } from '../routing/Link.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { ButtonLink, QuietButtonLink } from '../components/ButtonLink.tsx'
import { Button } from '../components/Button.tsx'
import { quotePath } from '../data/buyable.ts'
import type { Purchase } from './usePurchase.ts'
import { useText } from '../hooks/useText.ts'
import { ProductMailLink } from './ProductMailLink.tsx'
import styles from './BuyActions.module.css'
import { Icon } from '../components/Icon.tsx'
import { onSinglePress } from '../cart/onSinglePress.ts'
import { QuantityField } from '../components/QuantityField.tsx'

/** The quantity and the buttons for buying. */
export function BuyActions({ purchase }: { purchase: Purchase }) {
  const text = useText()
  const formats = useFormats()
  const problemId = useId()
  const { product, quantity, setQuantity, problem, inCart, mode, field } = purchase
  const isWrong = problem === 'tooMany'
  return (
    <div className={styles.actions}>
      <div className={styles.main}>
        {mode !== 'closed' && (
          <div ref={field} data-scripted>
            <QuantityField
              value={quantity}
              onValue={setQuantity}
              name={formats.digits(product.name)}
              {...(isWrong && { describedBy: problemId })}
            />
          </div>
        )}
        <MainAction purchase={purchase} />
      </div>
      <p id={problemId} role="alert" className={styles.problem}>
        {problem && text(`buy.${problem}`)}
      </p>
      {mode === 'cart' && (
        <QuietButtonLink to={quotePath(product.code, quantity)}>
          {text('buy.quote')}
        </QuietButtonLink>
      )}
      {inCart > 0 && mode === 'cart' && (
        <p className={styles.inCart}>
          <Icon name="check" size={16} />
          {text('buy.inCart', { n: formats.number(inCart) })}
          <Link to="/cart" className="link underlined">
            {text('buy.cart')}
          </Link>
        </p>
      )}
    </div>
  )
}

/** The main button: add to cart, request a quote, or email the shop. */
export function MainAction({ purchase: { mode, product, quantity, add } }: { purchase: Purchase }) {
  const text = useText()
  if (mode === 'closed') return <ProductMailLink product={product} />
  return mode === 'cart' ? (
    <Button data-scripted onClick={onSinglePress(add)}>
      <Icon name="cart" />
      {text('buy.add')}
    </Button>
  ) : (
    <ButtonLink to={quotePath(product.code, quantity)}>{text('buy.quote')}</ButtonLink>
  )
}
