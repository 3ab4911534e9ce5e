import { useFormats } from '#ui/useFormats.ts'
import styles from './RichText.module.css'

/** Text of the back office; it was cleaned and escaped when it was stored, also where it has no tag. */
export function RichText({ html }: { html: string }) {
  const formats = useFormats()
  const localised = html.replace(/(^|>)[^<]+/g, (part) => formats.digits(part))
  return (
    <div
      className={styles.text}
      data-plain={!html.includes('<') || undefined}
      dangerouslySetInnerHTML={{ __html: localised }}
    />
  )
}
