import { ExtraIcon, type ExtraIconName } from '../../components/ExtraIcon.tsx'
import styles from './Badge.module.css'

export type Tone = 'info' | 'warning' | 'positive' | 'danger' | 'quiet'

type Props = { tone: Tone; icon: ExtraIconName; label: string }

/** A status shown by icon and text, never by colour alone. */
export const Badge = ({ tone, icon, label }: Props) => (
  <span className={styles.badge} data-tone={tone}>
    <ExtraIcon name={icon} size={16} />
    {label}
  </span>
)
