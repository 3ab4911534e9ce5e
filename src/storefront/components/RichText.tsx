import { useFormats } from '#ui/useFormats.ts'
import styles from './RichText.module.css'

/** Renders text from the back office, which the server sanitizes even if it has no tags. */
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
