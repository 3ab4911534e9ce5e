import { useState } from 'react'
import { useFormats } from '#ui/useFormats.ts'
import { QuietButtonLink } from '../components/ButtonLink.tsx'
import { ExtraIcon } from '../components/ExtraIcon.tsx'
import { toCard, type Card } from '../data/card.ts'
import type { Metadata, Product } from '../data/types.ts'
import { maxCompared } from '../lists/lists.ts'
import { usePeriodText } from '../hooks/usePeriodText.ts'
import { useShopVisibility } from '../hooks/useShopVisibility.ts'
import { useSpecText } from '../product/useSpecText.ts'
import { useText } from '../hooks/useText.ts'
import { CompareColumnHeader } from './CompareColumnHeader.tsx'
import { compareRows } from './compareRows.ts'
import styles from './CompareTable.module.css'
import { useProductListText } from './productListText.ts'

type Props = { products: readonly Product[]; metadata: Metadata }

/** Compares products side by side, with one specification per row. */
export function CompareTable({ products, metadata }: Props) {
  const text = useProductListText()
  const specText = useSpecText()
  const [isShort, setShort] = useState(false)
  const cards = products.map((product) => toCard(product, metadata))
  const commonRows = useSharedRows(cards)
  const specRows = compareRows(products, metadata).map(({ name, label, values, differs }) => ({
    name,
    label: specText.label({ name, label }),
    cells: values.map((value) =>
      value === undefined ? undefined : specText.value({ name, value }),
    ),
    differs,
    isFreeText: true,
  }))
  const visibleRows = [...commonRows, ...specRows].filter(({ differs }) => differs || !isShort)
  return (
    <>
      <div className={styles.tools}>
        <label>
          <input
            type="checkbox"
            checked={isShort}
            onChange={({ target }) => setShort(target.checked)}
          />
          {text('compare.differences')}
        </label>
        {products.length < maxCompared && (
          <QuietButtonLink to="/products">
            <ExtraIcon name="plus" size={18} />
            {text('compare.add')}
          </QuietButtonLink>
        )}
      </div>
      <div className={styles.scroll} role="region" aria-label={text('compare.title')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              {cards.map((card) => (
                <th key={card.id} scope="col">
                  <CompareColumnHeader card={card} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {visibleRows.map((row) => (
              <SpecRow key={row.name} row={row} cards={cards} />
            ))}
          </tbody>
        </table>
      </div>
      <p role="status" className={styles.same}>
        {visibleRows.length === 0 ? text('compare.same') : ''}
      </p>
    </>
  )
}

type Row = {
  readonly name: string
  readonly label: string
  readonly cells: readonly (string | undefined)[]
  readonly differs: boolean
  /** text that may be in any script */
  readonly isFreeText?: boolean
}

/** Rows that every product has, limited to what the shop shows. */
function useSharedRows(cards: readonly Card[]): Row[] {
  const text = useProductListText()
  const shopText = useText()
  const formats = useFormats()
  const visibility = useShopVisibility()
  const periodText = usePeriodText()
  const row = (name: SharedRowName, cellOf: (card: Card) => string | undefined): Row => {
    const cells = cards.map(cellOf)
    return { name, label: text(`compare.${name}`), cells, differs: new Set(cells).size > 1 }
  }
  return [
    ...(visibility.price
      ? [
          row('price', ({ price, period }) =>
            price
              ? [formats.money(price), periodText(period)].filter(Boolean).join(' ')
              : shopText('product.priceOnRequest'),
          ),
        ]
      : []),
    ...(visibility.stock
      ? [row('availability', ({ availability: each }) => each && shopText(`stock.${each}`))]
      : []),
    row('type', ({ type }) => type),
  ]
}

type SharedRowName = 'price' | 'availability' | 'type'

function SpecRow({ row, cards }: { row: Row; cards: readonly Card[] }) {
  const text = useProductListText()
  return (
    <tr data-differs={row.differs || undefined}>
      <th scope="row">
        {row.label}
        {row.differs && <span className="hidden">{` (${text('compare.differs')})`}</span>}
      </th>
      {cards.map(({ id }, index) => (
        <td key={id}>
          {row.cells[index] ? (
            row.isFreeText ? (
              <bdi>{row.cells[index]}</bdi>
            ) : (
              row.cells[index]
            )
          ) : (
            <>
              <span aria-hidden="true">–</span>
              <span className="hidden">{text('compare.none')}</span>
            </>
          )}
        </td>
      ))}
    </tr>
  )
}
