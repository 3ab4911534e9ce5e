import { useFormats } from '#ui/useFormats.ts'
import styles from './RichText.module.css'

/** Text of the back office; its markup was cleaned when it was stored. */
export function RichText({ html }: { html: string }) {
  const formats = useFormats()
  if (!/<[a-z]/i.test(html)) return <p className={styles.text}>{formats.digits(html)}</p>
  const localised = html.replace(/>[^<]+/g, (part) => formats.digits(part))
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: localised }} />
}
