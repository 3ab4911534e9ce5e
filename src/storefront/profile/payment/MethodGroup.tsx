import { Children, type ReactNode, type RefObject } from 'react'
import { Button } from '../../components/Button.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
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
        <EmptyState
          of="section"
          heading="h3"
          title={text(`${kind}.emptyTitle`)}
          text={text(`${kind}.emptyText`)}
          drawing={drawing}
          action={
            <Button ref={button} onClick={onAdd}>
              {text(`${kind}.add`)}
            </Button>
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
