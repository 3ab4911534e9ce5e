import { Icon, type IconName } from '../../components/Icon.tsx'
import styles from './Badge.module.css'

export type Tone = 'info' | 'warning' | 'positive' | 'danger' | 'quiet'

type Props = { tone: Tone; icon: IconName; label: string }

/** How something stands: never by its colour alone. */
export const Badge = ({ tone, icon, label }: Props) => (
  <span className={styles.badge} data-tone={tone}>
    <Icon name={icon} size={16} />
    {label}
  </span>
)
