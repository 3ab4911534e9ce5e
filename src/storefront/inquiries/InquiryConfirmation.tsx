import { useEffect, useRef } from 'react'
import { Link } from '../routing/Link.tsx'
import type { SubmittedRequest } from '#api/requests.ts'
import { Code } from '#ui/Code.tsx'
import { ButtonLink } from '../components/ButtonLink.tsx'
import { QuietButton } from '../components/Button.tsx'
import { useSession } from '../account/session.ts'
import { ExtraIcon } from '../components/ExtraIcon.tsx'
import { useInquiryText } from './inquiryText.ts'
import { RequestLinkForm } from '../requests/RequestLinkForm.tsx'
import styles from './InquiryConfirmation.module.css'

type Props = { type: 'quote' | 'contact'; request: SubmittedRequest; onNewInquiry: () => void }

/** Confirms the inquiry with its number and the next steps. */
export function InquiryConfirmation({ type, request, onNewInquiry }: Props) {
  const text = useInquiryText()
  const { user } = useSession()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.sent} role="status">
      <span className={styles.sign}>
        <ExtraIcon name="check" size={32} />
      </span>
      <h2 ref={heading} tabIndex={-1}>
        {text(`${type}.done`)}
      </h2>
      <p>
        {text('inquiry.number')} <Code>{request.number}</Code>
      </p>
      {request.unconfirmedEmail ? (
        <EmailConfirmationNote id={request.id} email={request.unconfirmedEmail} />
      ) : (
        <p>{text(`${type}.next`)}</p>
      )}
      <div className={styles.ways}>
        {user && <ButtonLink to={`/requests/${request.id}`}>{text('inquiry.follow')}</ButtonLink>}
        <Link
          to="/products"
          className={user || request.unconfirmedEmail ? 'button quiet' : 'button'}
        >
          {text('inquiry.browse')}
        </Link>
        <QuietButton onClick={onNewInquiry}>{text('inquiry.again')}</QuietButton>
      </div>
    </div>
  )
}

/** Asks a guest to confirm their email, and what to do if no email arrives. */
function EmailConfirmationNote({ id, email }: { id: string; email: string }) {
  const text = useInquiryText()
  return (
    <div className={styles.unconfirmed}>
      <h3>{text('quote.confirmTitle')}</h3>
      <p>{text('quote.confirm', { email: `\u2066${email}\u2069` })}</p>
      <p className={styles.noMail}>{text('quote.noMail')}</p>
      <RequestLinkForm id={id} email={email} submitLabel={text('quote.sendAgain')} />
    </div>
  )
}
