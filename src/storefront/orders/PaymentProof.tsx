import { useEffect, useRef, useState } from 'react'
import { acceptAttribute, fileProblem, isPictureType, proofTypes } from '#domain/fileTypes.ts'
import { formatMessage } from '#domain/messages/messages.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { Button, QuietButton } from '../components/Button.tsx'
import { useSignedInUser } from '../account/signedInUser.ts'
import { useAttempt } from '../account/useAttempt.ts'
import { ExtraIcon } from '../components/ExtraIcon.tsx'
import { createOrdersApi, type Order } from './ordersApi.ts'
import { useOrdersText } from './ordersText.ts'
import { Banner } from './parts/Banner.tsx'
import styles from './PaymentProof.module.css'

type Props = { order: Order; onSubmitted: () => Promise<void> }

/** Uploads a picture or document as proof of payment. */
export function PaymentProof({ order, onSubmitted }: Props) {
  const text = useOrdersText()
  const { language } = useLanguage()
  const formats = useFormats()
  const { client } = useSignedInUser()
  const { busy, attempt } = useAttempt()
  const [file, setFile] = useState<File>()
  const [problem, setProblem] = useState<string>()
  const preview = usePreview(file)
  const chooseButton = useRef<HTMLButtonElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const { proof, proofRejection, paymentStatus } = order

  const selectFile = (chosen: File | undefined): void => {
    if (!chosen) return
    const fileError = fileProblem(chosen, proofTypes)
    setProblem(
      fileError &&
        formats.digits(formatMessage(`error.${fileError.code}`, language, fileError.values)),
    )
    setFile(fileError ? undefined : chosen)
  }
  const submitProof = async (): Promise<void> => {
    if (!file) return
    const isSubmitted = await attempt(async () => {
      await createOrdersApi(client).sendProof(order._id, file)
      await onSubmitted()
    }, text('proof.sent'))
    if (!isSubmitted) return
    setFile(undefined)
    chooseButton.current?.focus()
  }
  const displayedProof = file ? { ...fileDetails(file), url: preview } : proof
  return (
    <section className={styles.proof} aria-busy={busy}>
      <h3>{text('proof.heading')}</h3>
      {proofRejection ? (
        <Banner tone="danger" text={text('proof.refused', { reason: proofRejection })} />
      ) : paymentStatus === 'under_review' ? (
        <Banner tone="info" text={text('proof.review')} />
      ) : (
        <p className={styles.lead}>{text('proof.lead')}</p>
      )}
      {displayedProof?.url && isPictureType(displayedProof.type ?? '') && (
        <img
          className={styles.picture}
          src={displayedProof.url}
          alt={text(file ? 'proof.chosen' : 'proof.picture')}
        />
      )}
      {displayedProof && !isPictureType(displayedProof.type ?? '') && (
        <ProofDocument
          name={displayedProof.name ?? ''}
          size={displayedProof.size ?? 0}
          label={text(file ? 'proof.chosen' : 'proof.picture')}
          url={file ? undefined : displayedProof.url}
        />
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptAttribute(proofTypes)}
        onChange={({ target }) => {
          selectFile(target.files?.[0])
          target.value = ''
        }}
      />
      <div className={styles.buttons}>
        <QuietButton
          ref={chooseButton}
          aria-describedby="proof-hint"
          onClick={() => input.current?.click()}
        >
          {text(displayedProof ? 'proof.another' : 'proof.choose')}
        </QuietButton>
        {file && (
          <Button aria-disabled={busy} onClick={() => void submitProof()}>
            {text(busy ? 'proof.sending' : 'proof.send')}
          </Button>
        )}
      </div>
      <div id="proof-hint">
        <div role="alert">
          {problem && (
            <p className={styles.problem}>
              <ExtraIcon name="warning" size={16} />
              {problem}
            </p>
          )}
        </div>
        <small>{text('proof.hint')}</small>
      </div>
      {busy && <progress className={styles.progress} aria-label={text('proof.sending')} />}
    </section>
  )
}

const fileDetails = ({ name, size, type }: File) => ({ name, size, type })

type DocumentProps = {
  readonly name: string
  readonly size: number
  /** describes the file for screen readers */
  readonly label: string
  /** where the uploaded file can be opened */
  readonly url: string | undefined
}

function ProofDocument({ name, size, label, url }: DocumentProps) {
  const formats = useFormats()
  const content = (
    <>
      <ExtraIcon name="document" size={20} />
      <span className="hidden">{label}: </span>
      <bdi>{name}</bdi>
      <small>{formats.fileSize(size)}</small>
    </>
  )
  return url ? (
    <a className={styles.document} href={url} rel="noreferrer">
      {content}
    </a>
  ) : (
    <p className={styles.document}>{content}</p>
  )
}

/** Returns a preview URL for a file that has not been uploaded. */
function usePreview(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file) return setAddress(undefined)
    const objectUrl = URL.createObjectURL(file)
    setAddress(objectUrl)
    return () => URL.revokeObjectURL(objectUrl)
  }, [file])
  return address
}
