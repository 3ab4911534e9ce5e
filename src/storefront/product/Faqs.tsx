import { useFormats } from '#ui/useFormats.ts'
import type { Faq } from '../data/types.ts'
import styles from './Faqs.module.css'
import { Icon } from '../components/Icon.tsx'

export function Faqs({ faqs }: { faqs: readonly Faq[] }) {
  const formats = useFormats()
  return (
    <div>
      {faqs.map(({ question, answer }) => (
        <details key={question} className={styles.faq}>
          <summary>
            {formats.digits(question)}
            <Icon name="down" />
          </summary>
          <p>{formats.digits(answer)}</p>
        </details>
      ))}
    </div>
  )
}
