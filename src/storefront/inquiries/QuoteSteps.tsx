import { useFormats } from '#ui/useFormats.ts'
import { useInquiryText } from './inquiryText.ts'
import styles from './QuoteSteps.module.css'

const steps = ['ask', 'offer', 'accept'] as const

export function QuoteSteps() {
  const text = useInquiryText()
  const formats = useFormats()
  return (
    <div className={styles.steps}>
      <h2>{text('quote.steps')}</h2>
      <ol>
        {steps.map((step, index) => (
          <li key={step}>
            <span className="round" aria-hidden="true">
              {formats.number(index + 1)}
            </span>
            <div>
              <h3>{text(`quote.${step}.title`)}</h3>
              <p>{text(`quote.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
