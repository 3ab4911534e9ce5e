import { Link } from '../routing/Link.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { countPieces, useList, type ListName } from '../lists/lists.ts'
import { useCountText } from '../hooks/useCountText.ts'
import { useText } from '../hooks/useText.ts'
import header from '../layout/Header.module.css'
import { Icon, type IconName } from '../components/Icon.tsx'
import styles from './ListLink.module.css'

type Props = {
  list: ListName
  to: string
  icon: IconName
  label: 'nav.wishlist' | 'nav.cart'
  /** stays in the header on a phone */
  staysOnPhone?: boolean
}

/** The highest count shown in the badge. */
const maxShown = 99

/** Links to the wishlist or the cart and shows the number of items. */
export function ListLink({ list, to, icon, label, staysOnPhone = false }: Props) {
  const text = useText()
  const countText = useCountText()
  const formats = useFormats()
  const pieceCount = countPieces(useList(list).items)
  const name = text(label)
  return (
    <Link
      to={to}
      className={`${header.action} ${styles.link}`}
      title={name}
      aria-label={pieceCount > 0 ? `${name}, ${countText('header.pieces', pieceCount)}` : name}
      data-stays={staysOnPhone || undefined}
    >
      <Icon name={icon} />
      {pieceCount > 0 && (
        <span className={styles.count} aria-hidden="true">
          {pieceCount > maxShown ? `${formats.number(maxShown)}+` : formats.number(pieceCount)}
        </span>
      )}
    </Link>
  )
}
