import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { ExtraIcon } from '../../components/ExtraIcon.tsx'
import { useProfileText } from '../profileText.ts'
import styles from './Tiles.module.css'

export const Tiles = ({ children }: { children: ReactNode }) => (
  <ul className={styles.tiles}>{children}</ul>
)

type TileProps = {
  /** one level below the heading above the tiles */
  heading: 'h2' | 'h3'
  title: ReactNode
  /** completes the labels of the buttons, which are otherwise the same on every tile */
  name: string
  mark?: ReactNode
  isDefault: boolean
  children: ReactNode
  onEdit?: () => void
  onDefault: () => void
  onRemove: () => void
}

/** A saved record with its actions. */
export function Tile(props: TileProps) {
  const {
    heading: Heading,
    title,
    name,
    mark,
    isDefault,
    children,
    onEdit,
    onDefault,
    onRemove,
  } = props
  const text = useProfileText()
  const actionLabel = (action: string) => text('own.actionFor', { action, what: name })
  const tile = useRef<HTMLLIElement>(null)
  const wasDefault = useRef(isDefault)
  useEffect(() => {
    // The button that set the default has been removed, so the focus moves to the tile.
    if (isDefault && !wasDefault.current) tile.current?.focus()
    wasDefault.current = isDefault
  }, [isDefault])
  return (
    <li ref={tile} className={styles.tile} tabIndex={-1}>
      <div className={styles.body}>
        <div className={styles.head}>
          {mark}
          <Heading>{title}</Heading>
          {isDefault && <span className={styles.badge}>{text('own.default')}</span>}
        </div>
        {children}
      </div>
      <div className={styles.actions}>
        {onEdit && (
          <button
            type="button"
            className="textButton"
            aria-label={actionLabel(text('own.edit'))}
            onClick={onEdit}
          >
            {text('own.edit')}
          </button>
        )}
        {!isDefault && (
          <button
            type="button"
            className="textButton"
            aria-label={actionLabel(text('own.makeDefault'))}
            onClick={onDefault}
          >
            {text('own.makeDefault')}
          </button>
        )}
        <button
          type="button"
          className={`textButton ${styles.remove}`}
          aria-label={actionLabel(text('own.remove'))}
          onClick={onRemove}
        >
          {text('own.remove')}
        </button>
      </div>
    </li>
  )
}

type AddProps = { label: string; button: RefObject<HTMLButtonElement | null>; onAdd: () => void }

export const AddTile = ({ label, button, onAdd }: AddProps) => (
  <li style={{ display: 'grid' }}>
    <button ref={button} type="button" className={styles.add} onClick={onAdd}>
      <span className={styles.plus}>
        <ExtraIcon name="close" />
      </span>
      {label}
    </button>
  </li>
)
