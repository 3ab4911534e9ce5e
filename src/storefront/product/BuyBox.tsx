import { Link } from '../routing/Link.tsx'
import { Code } from '#ui/Code.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { periodOf } from '../data/periodOf.ts'
import type { ProductData } from '../data/loadProduct.ts'
import { typePath } from '../data/collections.ts'
import type { Purchase } from './usePurchase.ts'
import { useShop } from '../hooks/useShop.ts'
import { useShopVisibility } from '../hooks/useShopVisibility.ts'
import { useText } from '../hooks/useText.ts'
import { ProductMailLink } from './ProductMailLink.tsx'
import { Barrier } from '../components/Barrier.tsx'
import { BuyActions } from './BuyActions.tsx'
import styles from './BuyBox.module.css'
import { ShareButton } from './ShareButton.tsx'
import { ProductFacts } from './ProductFacts.tsx'
import { ListToggle } from './ListToggle.tsx'
import { PeriodPrice } from './PeriodPrice.tsx'
import { Stock } from '../components/Stock.tsx'

type Props = { data: ProductData; purchase: Purchase; barrier: string | undefined }

/** Everything beside the gallery that a shopper needs to decide. */
export function BuyBox({ data, purchase, barrier }: Props) {
  const text = useText()
  const formats = useFormats()
  const visibility = useShopVisibility()
  const { product, availability, facts, type } = data
  const name = formats.digits(product.name)
  const period = periodOf(product)
  const inStock = visibility.stock && availability === 'inStock' && product.stock
  return (
    <div className={styles.box}>
      <p className={styles.type}>
        <Link to={typePath(product.type)} className="link">
          {type}
        </Link>
      </p>
      <h1>{name}</h1>
      <p className={styles.code}>
        {text('product.code')} <Code>{product.code}</Code>
      </p>
      <ProductFacts facts={facts} />
      <div className={styles.offer}>
        {visibility.price && (
          <p className={styles.price}>
            {product.price ? (
              <PeriodPrice value={product.price} period={period} />
            ) : (
              text('product.priceOnRequest')
            )}
            {product.price && <small>{text('product.vat')}</small>}
          </p>
        )}
        <p role="status">
          {barrier ? (
            <Stock value="notForYou" />
          ) : inStock ? (
            <Stock value={availability}>
              {text('stock.count', { n: formats.number(inStock) })}
            </Stock>
          ) : (
            <Stock value={availability} />
          )}
        </p>
      </div>
      <Barrier message={barrier} />
      <BuyActions purchase={purchase} />
      <div className={styles.others}>
        <ListToggle list="wishlist" product={purchase.product} hasLabel />
        <ListToggle list="compare" product={purchase.product} hasLabel />
        <ShareButton title={name} className={styles.other} />
        {purchase.mode !== 'closed' && (
          <ProductMailLink product={purchase.product} className={styles.other} />
        )}
      </div>
      <SuitableUses uses={product.applications ?? []} />
    </div>
  )
}

function SuitableUses({ uses }: { uses: NonNullable<ProductData['product']['applications']> }) {
  const text = useText()
  const shop = useShop()
  if (uses.length === 0) return null
  const pathOf = (id: string): string => {
    const topic = shop?.applications.find(({ _id }) => _id === id)
    return topic ? `/solutions/applications/${topic.code}` : `/products?applications=${id}`
  }
  return (
    <div className={styles.uses}>
      <p>{text('product.suitedFor')}</p>
      <ul>
        {uses.map(({ _id, title }) => (
          <li key={_id}>
            <Link to={pathOf(_id)}>{title}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
