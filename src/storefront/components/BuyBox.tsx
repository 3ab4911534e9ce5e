import { Link } from 'react-router-dom'
import { Code } from '#ui/Code.tsx'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import type { ProductData } from '../data/loadProduct.ts'
import { useShows } from '../useShows.ts'
import { useText } from '../useText.ts'
import { Barrier } from './Barrier.tsx'
import styles from './BuyBox.module.css'
import { CopyLink } from './CopyLink.tsx'
import { Facts } from './Facts.tsx'
import { Icon } from './Icon.tsx'
import { Money } from './Money.tsx'
import { Stock } from './Stock.tsx'

type Props = { data: ProductData; barrier: string | undefined }

/** Everything needed to decide, beside the pictures. */
export function BuyBox({ data, barrier }: Props) {
  const text = useText()
  const formats = useFormats()
  const shows = useShows()
  const { product, availability, facts, type } = data
  const name = formats.digits(product.name)
  const inStock = shows.stock && availability === 'inStock' && product.stock
  const uses = product.applications ?? []
  return (
    <div className={styles.box}>
      <p className={styles.type}>
        <Link to={`/products?type=${product.type}`}>{type}</Link>
      </p>
      <h1>{name}</h1>
      <p className={styles.code}>
        {text('product.code')} <Code>{product.code}</Code>
      </p>
      <Facts facts={facts} />
      <div className={styles.offer}>
        {shows.price && (
          <p className={styles.price}>
            {product.price ? <Money value={product.price} /> : text('product.priceOnRequest')}
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
      <div className={styles.actions}>
        <AskLink data={data} />
        <CopyLink title={name} />
      </div>
      {uses.length > 0 && (
        <div className={styles.uses}>
          <p>{text('product.suitedFor')}</p>
          <ul>
            {uses.map(({ _id, title }) => (
              <li key={_id}>
                <Link to={`/products?applications=${_id}`}>{title}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

/** A letter that already says which product it is about. */
export function AskLink({ data: { product } }: { data: ProductData }) {
  const text = useText()
  const { contact } = useBrand()
  const subject = text('product.askSubject', { name: product.name, code: product.code })
  return (
    <a href={`mailto:${contact.email}?subject=${encodeURIComponent(subject)}`} className="button">
      <Icon name="mail" />
      {text('product.ask')}
    </a>
  )
}
