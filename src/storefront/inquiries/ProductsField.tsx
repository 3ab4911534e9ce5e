import { useId } from 'react'
import { useFormats } from '#ui/useFormats.ts'
import { Code } from '#ui/Code.tsx'
import type { FieldProps } from '../account/form/useForm.ts'
import { ExtraIcon } from '../components/ExtraIcon.tsx'
import { Picture } from '../components/Picture.tsx'
import { QuantityField } from '../components/QuantityField.tsx'
import type { Card } from '../data/card.ts'
import { useInquiryText } from './inquiryText.ts'
import { ProductPicker } from './ProductPicker.tsx'
import styles from './ProductsField.module.css'
import { parseProducts, withProduct, withQuantity } from './requestedProducts.ts'

type Props = FieldProps & {
  /** the known products, by id */
  cards: ReadonlyMap<string, Card>
  onCard: (card: Card) => void
  isOptional: boolean
}

/** The products of the inquiry and their quantities. */
export function ProductsField({ value, error, onValue, cards, onCard, isOptional }: Props) {
  const text = useInquiryText()
  const formats = useFormats()
  const errorId = useId()
  const requested = parseProducts(value)
  return (
    <fieldset className={styles.products} aria-describedby={error ? errorId : undefined}>
      <legend>
        {text('inquiry.products')}
        {isOptional && <small> ({text('inquiry.optional')})</small>}
      </legend>
      {requested.length > 0 && (
        <ul>
          {requested.map(({ product, quantity }) => {
            const card = cards.get(product)
            const name = formats.digits(card?.name ?? '')
            return (
              <li key={product}>
                <span className="thumbnail">
                  <Picture picture={card?.picture} sizes="64px" isProductPhoto />
                </span>
                <span className={styles.name}>
                  <strong>{name}</strong>
                  <Code>{card?.code ?? ''}</Code>
                </span>
                <QuantityField
                  value={quantity}
                  name={name}
                  onValue={(next) => onValue(withQuantity(value, product, next))}
                />
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={text('inquiry.remove', { name })}
                  onClick={() => onValue(withQuantity(value, product, 0))}
                >
                  <ExtraIcon name="trash" />
                </button>
              </li>
            )
          })}
        </ul>
      )}
      <ProductPicker
        isInvalid={Boolean(error)}
        describedBy={error ? errorId : undefined}
        onChoose={(card) => {
          onCard(card)
          onValue(withProduct(value, card.id))
        }}
      />
      {error && (
        <p id={errorId} className={styles.error}>
          <ExtraIcon name="warning" size={16} />
          {error}
        </p>
      )}
    </fieldset>
  )
}
