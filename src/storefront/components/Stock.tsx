import type { ReactNode } from 'react'
import type { Availability } from '../data/availability.ts'
import { useShopVisibility } from '../hooks/useShopVisibility.ts'
import { useText } from '../hooks/useText.ts'
import styles from './Stock.module.css'

type Props = { value: Availability | 'notForYou' | undefined; children?: ReactNode }

/** Shows the availability as a dot and text, never by colour alone. */
export function Stock({ value, children }: Props) {
  const text = useText()
  const { stock } = useShopVisibility()
  if (!value || (!stock && value !== 'notForYou')) return null
  return (
    <span className={`${styles.stock} ${styles[value]}`}>{children ?? text(`stock.${value}`)}</span>
  )
}
