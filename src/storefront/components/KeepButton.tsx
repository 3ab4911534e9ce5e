import { showAlert } from '../account/alerts.ts'
import { listHere, mostCompared, useList } from '../lists/lists.ts'
import { useText } from '../useText.ts'
import { Icon } from './Icon.tsx'
import styles from './KeepButton.module.css'

type Props = {
  list: 'wishlist' | 'compare'
  product: { readonly id: string; readonly name: string }
  /** its word stands beside its icon */
  wordy?: boolean
}

/** Puts a product on a list of the shopper's, or takes it off. */
export function KeepButton({ list, product: { id, name }, wordy = false }: Props) {
  const text = useText()
  const isOn = Boolean(useList(list).items[id])
  const press = (): void => {
    const kept = listHere(list)
    if (isOn) kept.remove(id)
    else if (list === 'compare' && Object.keys(kept.read().items).length >= mostCompared) {
      showAlert('warning', text('keep.full'))
    } else kept.add(id)
  }
  const word = text(`keep.${list}`)
  return (
    <button
      type="button"
      className={wordy ? styles.wordy : styles.small}
      aria-label={text('buy.of', { action: word, name })}
      aria-pressed={isOn}
      title={wordy ? undefined : word}
      data-list={list}
      data-scripted
      onClick={press}
    >
      <Icon name={list === 'wishlist' ? 'heart' : 'compare'} />
      {wordy && word}
    </button>
  )
}
