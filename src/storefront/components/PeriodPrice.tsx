import type { Money as Amount } from '#domain/money.ts'
import { Money } from './Money.tsx'
import styles from './PeriodPrice.module.css'
import { usePeriodText } from '../usePeriodText.ts'

type Props = { value: Amount; period: string | null | undefined }

/** A price, and what it is paid for where it is paid again. */
export function PeriodPrice({ value, period }: Props) {
  const periodText = usePeriodText()(period)
  return (
    <>
      <Money value={value} />
      {periodText && (
        <>
          {' '}
          <span className={styles.period}>{periodText}</span>
        </>
      )}
    </>
  )
}
