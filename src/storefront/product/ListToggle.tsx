import { showAlert } from '../account/alerts.ts'
import { getList, maxCompared, useList } from '../lists/lists.ts'
import { useText } from '../hooks/useText.ts'
import { Icon } from '../components/Icon.tsx'
import styles from './ListToggle.module.css'

type Props = {
  list: 'wishlist' | 'compare'
  product: { readonly id: string; readonly name: string }
  /** shows the label beside the icon */
  hasLabel?: boolean
}

/** Adds a product to one of the shopper's lists, or removes it. */
export function ListToggle({ list, product: { id, name }, hasLabel = false }: Props) {
  const text = useText()
  const isOnList = Boolean(useList(list).items[id])
  const toggle = (): void => {
    const targetList = getList(list)
    if (isOnList) targetList.remove(id)
    else if (list === 'compare' && Object.keys(targetList.read().items).length >= maxCompared) {
      showAlert('warning', text('keep.full'))
    } else targetList.add(id)
  }
  const label = text(`keep.${list}`)
  return (
    <button
      type="button"
      className={hasLabel ? styles.wordy : styles.small}
      aria-label={text('buy.of', { action: label, name })}
      aria-pressed={isOnList}
      title={hasLabel ? undefined : label}
      data-list={list}
      data-scripted
      onClick={toggle}
    >
      <Icon name={list === 'wishlist' ? 'heart' : 'compare'} />
      {hasLabel && label}
    </button>
  )
}
