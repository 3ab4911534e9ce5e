import { useEffect, useMemo, useRef, useState } from 'react'
import { useFormats } from '#ui/useFormats.ts'
import { ButtonLink } from '../components/ButtonLink.tsx'
import { useSession } from '../account/session.ts'
import { Breadcrumbs } from '../components/Breadcrumbs.tsx'
import { ExtraIcon } from '../components/ExtraIcon.tsx'
import { EmptyState } from '../components/EmptyState.tsx'
import { getList, countPieces, useList } from '../lists/lists.ts'
import styles from './Cart.module.css'
import { CartSkeleton } from './CartSkeleton.tsx'
import { CartDrawing } from './CartDrawing.tsx'
import { CartLine } from './lines/CartLine.tsx'
import { CartSummary } from './CartSummary.tsx'
import { useCartCodes } from './totals/cartCodes.ts'
import { useShoppingText } from './shoppingText.ts'
import { NoScriptNotice } from './NoScriptNotice.tsx'
import { UndoBar } from './lines/UndoBar.tsx'
import { applyUndo, type Undo } from './lines/undo.ts'
import { useCartProducts } from './lines/useCartProducts.ts'
import { useQuote } from './totals/useQuote.ts'

export function Cart() {
  const text = useShoppingText()
  const formats = useFormats()
  const { id, items } = useList('cart')
  const { user } = useSession()
  const { code, giftCard } = useCartCodes()
  const [undo, setUndo] = useState<Undo>()
  const pricingRequest = useMemo(
    () => ({ items, code, giftCard: user ? giftCard : '' }),
    [items, code, giftCard, user],
  )
  const price = useQuote(pricingRequest)
  const products = useCartProducts(items)
  const lines = useRef<HTMLUListElement>(null)
  const undoButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The pressed button was removed together with its line.
    if (undo) undoButton.current?.focus()
  }, [undo])
  const pieceCount = countPieces(items)
  const undoBar = undo && (
    <UndoBar
      undo={undo}
      button={undoButton}
      onUndo={() => {
        applyUndo(undo)
        setUndo(undefined)
        // The pressed button is gone, and what it brought back is last.
        requestAnimationFrame(() =>
          lines.current?.lastElementChild?.querySelector<HTMLElement>('a, button')?.focus(),
        )
      }}
    />
  )
  const clear = (): void => {
    setUndo({ action: 'cleared', items: Object.values(items), name: '' })
    getList('cart').clear()
  }
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumbs steps={[{ label: text('cart.title') }]} />
      {!id ? (
        <>
          <h1>{text('cart.title')}</h1>
          <NoScriptNotice />
          <div data-scripted>
            <CartSkeleton />
          </div>
        </>
      ) : pieceCount === 0 ? (
        <>
          {undoBar}
          <EmptyState
            heading="h1"
            title={text('cart.emptyTitle')}
            text={text('cart.emptyText')}
            drawing={<CartDrawing />}
            action={<ButtonLink to="/products">{text('cart.browse')}</ButtonLink>}
          />
        </>
      ) : (
        <>
          <header className={styles.head}>
            <h1>{text('cart.title')}</h1>
            <p>{text('cart.pieces', { count: pieceCount, n: formats.number(pieceCount) })}</p>
            <button type="button" className={styles.clear} onClick={clear}>
              <ExtraIcon name="trash" size={18} />
              {text('cart.clear')}
            </button>
          </header>
          <div className={styles.columns}>
            <section aria-label={text('cart.lines')}>
              {undoBar}
              <ul
                ref={lines}
                className={styles.lines}
                data-stale={price.status !== 'fresh' || undefined}
              >
                {Object.values(items).map((item) => {
                  const line = price.quote?.lines.find(({ product }) => product === item.id)
                  return (
                    <CartLine
                      key={item.id}
                      item={item}
                      product={products[item.id]}
                      line={line}
                      isMissing={price.status === 'fresh' && !line}
                      isAwaited={price.status === 'asking' && !line}
                      onRemoved={setUndo}
                    />
                  )
                })}
              </ul>
            </section>
            <CartSummary price={price} />
          </div>
        </>
      )}
    </div>
  )
}
