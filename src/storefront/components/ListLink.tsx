import { Link } from 'react-router-dom'
import { useFormats } from '#ui/useFormats.ts'
import { pieces, useList, type ListName } from '../lists/lists.ts'
import { useCount } from '../useCount.ts'
import { useText } from '../useText.ts'
import header from './Header.module.css'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'
import styles from './ListLink.module.css'

type Props = {
  list: ListName
  to: string
  icon: IconName
  label: 'nav.wishlist' | 'nav.cart'
  /** stays in the bar of a phone */
  isKept?: boolean
}

/** More than this is not counted out in so small a place. */
const most = 99

/** The way to what a shopper keeps, and how much that is. */
export function ListLink({ list, to, icon, label, isKept = false }: Props) {
  const text = useText()
  const count = useCount()
  const formats = useFormats()
  const held = pieces(useList(list).items)
  const name = text(label)
  return (
    <Link
      to={to}
      className={`${header.action} ${styles.link}`}
      title={name}
      aria-label={held > 0 ? `${name}, ${count('header.pieces', held)}` : name}
      data-stays={isKept || undefined}
    >
      <Icon name={icon} />
      {held > 0 && (
        <span className={styles.count} aria-hidden="true">
          {held > most ? `${formats.number(most)}+` : formats.number(held)}
        </span>
      )}
    </Link>
  )
}
