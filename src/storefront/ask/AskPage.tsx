import { useState, type ReactNode } from 'react'
import type { SubmittedRequest } from '#api/requests.ts'
import { PageHead } from '../components/PageHead.tsx'
import { InquiryForm } from './AskForm.tsx'
import styles from './AskPage.module.css'
import { useAskText } from './askText.ts'
import { InquirySent } from './Sent.tsx'

type Props = { type: 'quote' | 'contact'; aside: ReactNode }

/** A question to the shop, and what becomes of it. */
export function InquiryPage({ type, aside }: Props) {
  const text = useAskText()
  const [sent, setSent] = useState<SubmittedRequest>()
  return (
    <div className="wrap">
      <PageHead title={text(`${type}.title`)} lead={text(`${type}.lead`)} />
      <div className={styles.columns}>
        <div className={styles.form}>
          {sent ? (
            <InquirySent type={type} sent={sent} onAgain={() => setSent(undefined)} />
          ) : (
            <InquiryForm type={type} onSent={setSent} />
          )}
        </div>
        <aside className={styles.aside}>{aside}</aside>
      </div>
    </div>
  )
}
