import { joinItems } from '#domain/locale.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { enumLabel } from '../data/labels.ts'
import type { ProductData } from '../data/loadProduct.ts'
import { useShop } from '../hooks/useShop.ts'
import { useText } from '../hooks/useText.ts'
import { CardGrid } from '../components/CardGrid.tsx'
import { Icon } from '../components/Icon.tsx'
import styles from './CompatibleProducts.module.css'

/** The products that work with this one, and why. */
export function CompatibleProducts({
  products,
}: {
  products: NonNullable<ProductData['compatibleProducts']>
}) {
  const text = useText()
  const shop = useShop()
  const { language } = useLanguage()
  const reasons = products.map(({ card, match: { protocol: code, regions } }) => {
    const protocol = shop ? enumLabel(shop.metadata, 'communicationType', code) : code
    const reason =
      regions.length > 0
        ? text('product.matchesIn', { protocol, regions: joinItems(regions, language) })
        : text('product.matches', { protocol })
    const line = (
      <p key={card.id} className={styles.reason}>
        <Icon name="check" size={16} />
        <bdi>{reason}</bdi>
      </p>
    )
    return [card.id, line] as const
  })
  return <CardGrid rail cards={products.map(({ card }) => card)} notes={new Map(reasons)} />
}
