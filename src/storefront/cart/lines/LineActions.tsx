import { ExtraIcon } from '../../components/ExtraIcon.tsx'
import type { Item } from '../../lists/persistentList.ts'
import { getList } from '../../lists/lists.ts'
import styles from './LineActions.module.css'
import { useShoppingText } from '../shoppingText.ts'
import type { Undo } from './undo.ts'

type Props = { item: Item; name: string; canSave: boolean; onRemoved: (undo: Undo) => void }

/** Removes a line from the cart or moves it to the wishlist. */
export function LineActions({ item, name, canSave, onRemoved }: Props) {
  const text = useShoppingText()
  const remove = (): void => {
    getList('cart').remove(item.id)
    onRemoved({ action: 'removed', items: [item], name })
  }
  const moveToWishlist = (): void => {
    const wishlist = getList('wishlist')
    wishlist.add(item.id)
    // If the wishlist is full, the product stays in the cart.
    if (!wishlist.read().items[item.id]) return
    getList('cart').remove(item.id)
    onRemoved({ action: 'saved', items: [item], name })
  }
  return (
    <div className={styles.actions}>
      {canSave && (
        <button type="button" aria-label={text('line.keepOf', { name })} onClick={moveToWishlist}>
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
