import { useFormats } from '#ui/useFormats.ts'
import { enumLabel } from '../data/labels.ts'
import type { Product } from '../data/types.ts'
import { useShop } from '../useShop.ts'
import { useText } from '../useText.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'
import styles from './Papers.module.css'

/** Which documents come with a product and which certificates it holds. */
export function Papers({ product }: { product: Product }) {
  const text = useText()
  const shop = useShop()
  const documents = (product.documentation ?? []).map((code) =>
    shop ? enumLabel(shop.metadata, 'documentation', code) : code,
  )
  return (
    <div className={styles.papers}>
      <List title={text('product.documentation')} icon="document" items={documents} />
      <List
        title={text('product.certifications')}
        icon="shield"
        items={product.certifications ?? []}
      />
    </div>
  )
}

type ListProps = { title: string; icon: IconName; items: readonly string[] }

function List({ title, icon, items }: ListProps) {
  const formats = useFormats()
  if (items.length === 0) return null
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <Icon name={icon} size={18} />
            <bdi>{formats.digits(item)}</bdi>
          </li>
        ))}
      </ul>
    </div>
  )
}
