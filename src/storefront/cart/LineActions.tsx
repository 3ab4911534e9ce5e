import { ExtraIcon } from '../components/MoreIcon.tsx'
import type { Item } from '../lists/keptList.ts'
import { getList } from '../lists/lists.ts'
import styles from './LineActions.module.css'
import { useShoppingText } from './shoppingText.ts'
import type { Undo } from './undo.ts'

type Props = { item: Item; name: string; canKeep: boolean; onGone: (undo: Undo) => void }

/** The two ways out of the cart that are no order. */
export function LineActions({ item, name, canKeep, onGone }: Props) {
  const text = useShoppingText()
  const remove = (): void => {
    getList('cart').remove(item.id)
    onGone({ what: 'removed', items: [item], name })
  }
  const keep = (): void => {
    const wishlist = getList('wishlist')
    wishlist.add(item.id)
    // A list that is full takes no more; then it stays here.
    if (!wishlist.read().items[item.id]) return
    getList('cart').remove(item.id)
    onGone({ what: 'saved', items: [item], name })
  }
  return (
    <div className={styles.actions}>
      {canKeep && (
        <button type="button" aria-label={text('line.keepOf', { name })} onClick={keep}>
          <ExtraIcon name="heart" size={18} />
          {text('line.keep')}
        </button>
      )}
      <button
        type="button"
        className={styles.remove}
        aria-label={text('line.removeOf', { name })}
        onClick={remove}
      >
        <ExtraIcon name="trash" size={18} />
        {text('line.remove')}
      </button>
    </div>
  )
}
