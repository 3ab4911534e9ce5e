import type { CSSProperties } from 'react'
import styles from './Meter.module.css'

type Props = { part: number; of: number; label: string; tone?: 'accent' | 'warning' | 'danger' }

/** How much of a number is taken. What it says stands beside it in words. */
export const Meter = ({ part, of, label, tone = 'accent' }: Props) => {
  const share: CSSProperties = { inlineSize: `${of ? Math.min(100, (part / of) * 100) : 0}%` }
  return (
    <span className={styles.meter} data-tone={tone} role="img" aria-label={label}>
      <i style={share} />
    </span>
  )
}
