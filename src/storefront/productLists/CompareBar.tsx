import { useFormats } from '#ui/useFormats.ts'
import { ButtonLink, QuietButtonLink } from '../components/ButtonLink.tsx'
import { ExtraIcon } from '../components/ExtraIcon.tsx'
import { Picture } from '../components/Picture.tsx'
import { getList, maxCompared } from '../lists/lists.ts'
import styles from './CompareBar.module.css'
import { useProductListText } from './productListText.ts'
import { useListedProducts } from './useListedProducts.ts'

/** The products chosen for comparison, shown at the bottom of the page. */
export function CompareBar({ ids }: { ids: readonly string[] }) {
  const text = useProductListText()
  const formats = useFormats()
  const { products } = useListedProducts(ids)
  const compare = getList('compare')
  const isComparable = ids.length > 1
  const statusText = isComparable
    ? text('compare.count', {
        count: ids.length,
        n: formats.number(ids.length),
        most: formats.number(maxCompared),
      })
    : text('compare.one')
  const CompareLink = isComparable ? ButtonLink : QuietButtonLink
  return (
    <section className={styles.bar} aria-label={text('compare.bar')} data-dock="compare">
      <div className={`wrap ${styles.inner}`}>
        <ul className={styles.chosen}>
          {products.map(({ _id, name, images }) => (
            <li key={_id}>
              <span className={styles.picture}>
                <Picture picture={images?.[0]} sizes="56px" isProductPhoto />
              </span>
              <button
                type="button"
                aria-label={text('compare.remove', { name })}
                title={formats.digits(name)}
                onClick={() => compare.remove(_id)}
              >
                <ExtraIcon name="close" size={14} />
              </button>
            </li>
          ))}
        </ul>
        <p role="status" data-hint={!isComparable || undefined}>
          {statusText}
        </p>
        <button type="button" className={styles.clear} onClick={() => compare.clear()}>
          {text('compare.clear')}
        </button>
        <CompareLink to="/compare">{text('compare.open')}</CompareLink>
      </div>
    </section>
  )
}
