import { Children, type ReactNode, type RefObject } from 'react'
import { EmptySection } from '../EmptySection.tsx'
import { AddTile, Tiles } from '../own/Tiles.tsx'
import { useProfileText } from '../profileText.ts'
import styles from './PaymentMethods.module.css'

type Props = {
  kind: 'bank' | 'card'
  drawing: ReactNode
  button: RefObject<HTMLButtonElement | null>
  onAdd: () => void
  children: ReactNode
}

/** The bank accounts or the cards. */
export function MethodGroup({ kind, drawing, button, onAdd, children }: Props) {
  const text = useProfileText()
  const isEmpty = Children.count(children) === 0
  return (
    <section>
      <header className={styles.head}>
        <h2>{text(`${kind}.heading`)}</h2>
        {kind === 'card' && <p>{text('card.safe')}</p>}
      </header>
      {isEmpty ? (
        <EmptySection
          heading="h3"
          title={text(`${kind}.emptyTitle`)}
          text={text(`${kind}.emptyText`)}
          drawing={drawing}
          action={
            <button ref={button} type="button" className="button" onClick={onAdd}>
              {text(`${kind}.add`)}
            </button>
          }
        />
      ) : (
        <Tiles>
          {children}
          <AddTile label={text(`${kind}.add`)} button={button} onAdd={onAdd} />
        </Tiles>
      )}
    </section>
  )
}
