import { useShop } from '../hooks/useShop.ts'
import { useFrameText } from '../hooks/useText.ts'
import { ExtraIcon } from '../components/ExtraIcon.tsx'
import styles from './WhatsApp.module.css'

/** The WhatsApp link shown on every page if staff has enabled it. */
export function WhatsApp() {
  const text = useFrameText()
  const { enabled, url } = useShop()?.settings.whatsapp ?? { enabled: false, url: null }
  if (!enabled || !url) return null
  const label = text('whatsapp.label')
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener"
      className={styles.button}
      data-floats
      aria-label={label}
      title={label}
    >
      <ExtraIcon name="whatsapp" size={28} />
    </a>
  )
}
