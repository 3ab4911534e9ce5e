import { MoreIcon } from '../../components/MoreIcon.tsx'
import type { MoreIconName } from '../../components/moreIcons.ts'
import styles from './Banner.module.css'

type Tone = 'positive' | 'info' | 'warning' | 'danger'
const icons: Readonly<Record<Tone, MoreIconName>> = {
  positive: 'check',
  info: 'info',
  warning: 'warning',
  danger: 'warning',
}

/** One sentence that must not be missed. */
export const Banner = ({ tone, text }: { tone: Tone; text: string }) => (
  <p className={styles.banner} data-tone={tone} role="status">
    <MoreIcon name={icons[tone]} />
    <span>{text}</span>
  </p>
)
