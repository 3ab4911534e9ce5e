import { useState, type ReactNode } from 'react'
import type { SubmittedRequest } from '#api/requests.ts'
import { PageHeader } from '../components/PageHeader.tsx'
import { InquiryForm } from './InquiryForm.tsx'
import styles from './InquiryPage.module.css'
import { useInquiryText } from './inquiryText.ts'
import { InquiryConfirmation } from './InquiryConfirmation.tsx'

type Props = { type: 'quote' | 'contact'; aside: ReactNode }

/** Shows the inquiry form, then its confirmation. */
export function InquiryPage({ type, aside }: Props) {
  const text = useInquiryText()
  const [submittedRequest, setSubmittedRequest] = useState<SubmittedRequest>()
  return (
    <div className="wrap">
      <PageHeader title={text(`${type}.title`)} lead={text(`${type}.lead`)} />
      <div className={styles.columns}>
        <div className={styles.form}>
          {submittedRequest ? (
            <InquiryConfirmation
              type={type}
              request={submittedRequest}
              onNewInquiry={() => setSubmittedRequest(undefined)}
            />
          ) : (
            <InquiryForm type={type} onSubmitted={setSubmittedRequest} />
          )}
        </div>
        <aside className={styles.aside}>{aside}</aside>
      </div>
    </div>
  )
}
