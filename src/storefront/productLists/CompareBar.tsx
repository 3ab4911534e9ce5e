import { useFormats } from '#ui/useFormats.ts'
import { ButtonLink } from '../components/ButtonLink.tsx'
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
  const statusText =
    ids.length < 2
      ? text('compare.one')
      : text('compare.count', {
          count: ids.length,
          n: formats.number(ids.length),
          most: formats.number(maxCompared),
        })
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
        <p role="status">{statusText}</p>
        <button type="button" className={styles.clear} onClick={() => compare.clear()}>
          {text('compare.clear')}
        </button>
        <ButtonLink to="/compare">{text('compare.open')}</ButtonLink>
      </div>
    </section>
  )
}
