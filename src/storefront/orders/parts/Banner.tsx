import { Icon, type IconName } from '../../components/Icon.tsx'
import styles from './Banner.module.css'

type Tone = 'positive' | 'info' | 'warning' | 'danger'
const icons: Readonly<Record<Tone, IconName>> = {
  positive: 'check',
  info: 'info',
  warning: 'warning',
  danger: 'warning',
}

/** One sentence that must not be missed. */
export const Banner = ({ tone, text }: { tone: Tone; text: string }) => (
  <p className={styles.banner} data-tone={tone} role="status">
    <Icon name={icons[tone]} />
    <span>{text}</span>
  </p>
)
