import type { CSSProperties } from 'react'
import styles from './Meter.module.css'

type Props = { value: number; total: number; label: string; tone?: 'accent' | 'warning' | 'danger' }

/** How much of a number is taken. What it says stands beside it in words. */
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
