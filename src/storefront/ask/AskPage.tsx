import { useState, type ReactNode } from 'react'
import type { Submitted } from '#api/requests.ts'
import { PageHead } from '../components/PageHead.tsx'
import { AskForm } from './AskForm.tsx'
import styles from './AskPage.module.css'
import { useAskText } from './askText.ts'
import { Sent } from './Sent.tsx'

type Props = { type: 'quote' | 'contact'; aside: ReactNode }

/** A question to the shop, and what becomes of it. */
export function AskPage({ type, aside }: Props) {
  const text = useAskText()
  const [sent, setSent] = useState<Submitted>()
  return (
    <div className="wrap">
      <PageHead title={text(`${type}.title`)} lead={text(`${type}.lead`)} />
      <div className={styles.columns}>
        <div className={styles.form}>
          {sent ? (
            <Sent type={type} sent={sent} onAgain={() => setSent(undefined)} />
          ) : (
            <AskForm type={type} onSent={setSent} />
          )}
        </div>
        <aside className={styles.aside}>{aside}</aside>
      </div>
    </div>
  )
}
