import type { CSSProperties } from 'react'
import styles from './Meter.module.css'

type Props = { value: number; total: number; label: string; tone?: 'accent' | 'warning' | 'danger' }

/** A bar showing how much of a total is used. The numbers are also shown as text beside it. */
export const Meter = ({ value, total, label, tone = 'accent' }: Props) => {
  const fillStyle: CSSProperties = {
    inlineSize: `${total ? Math.min(100, (value / total) * 100) : 0}%`,
  }
  return (
    <span className={styles.meter} data-tone={tone} role="img" aria-label={label}>
      <i style={fillStyle} />
    </span>
  )
}
