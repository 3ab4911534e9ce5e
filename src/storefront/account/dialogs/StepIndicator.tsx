import { useFormats } from '#ui/useFormats.ts'
import { ExtraIcon } from '../../components/ExtraIcon.tsx'
import { useAccountText } from '../accountText.ts'
import styles from './StepIndicator.module.css'

type Props = { labels: readonly string[]; current: number }

export function StepIndicator({ labels, current }: Props) {
  const text = useAccountText()
  const formats = useFormats()
  const count = { n: formats.number(current + 1), of: formats.number(labels.length) }
  return (
    <ol className={styles.steps} aria-label={text('steps.of', count)}>
      {labels.map((label, index) => (
        <li
          key={label}
          aria-current={index === current ? 'step' : undefined}
          data-done={index < current || undefined}
        >
          <span className={styles.sign} aria-hidden="true">
            {index < current ? <ExtraIcon name="check" size={14} /> : formats.number(index + 1)}
          </span>
          {label}
        </li>
      ))}
    </ol>
  )
}
