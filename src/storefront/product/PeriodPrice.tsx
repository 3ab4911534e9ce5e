import type { Money as Amount } from '#domain/money.ts'
import { Money } from '../components/Money.tsx'
import styles from './PeriodPrice.module.css'
import { usePeriodText } from '../hooks/usePeriodText.ts'

type Props = { value: Amount; period: string | null | undefined }

/** A price, with its billing period if it is recurring. */
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
