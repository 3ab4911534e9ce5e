import { Code } from '#ui/Code.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { Money } from '../components/Money.tsx'
import { useDateTimeFormatter } from '../orders/parts/useDateTimeFormatter.ts'
import { Card } from '../profile/Card.tsx'
import { MessageForm } from './MessageForm.tsx'
import { useRequestReader } from './requestReader.ts'
import { useRequestsText } from './requestsText.ts'
import styles from './Conversation.module.css'
import type { ConversationEntry } from './conversationOf.ts'

type Props = {
  entries: readonly ConversationEntry[]
  canWrite: boolean
  onSend: (message: string) => Promise<void>
}

/** The messages, offers and events of a request, with a form to reply. */
export function Conversation({ entries, canWrite, onSend }: Props) {
  const text = useRequestsText()
  return (
    <Card title={text('talk.heading')}>
      {entries.length > 0 && (
        <ol className={styles.talk}>
          {entries.map((entry, index) => (
            <li key={`${entry.at} ${index}`} data-side={entry.event ? 'nobody' : entry.side}>
              {entry.event ? <EventEntry entry={entry} /> : <MessageEntry entry={entry} />}
            </li>
          ))}
        </ol>
      )}
      {canWrite ? (
        <MessageForm onSend={onSend} />
      ) : (
        <p className={styles.over}>{text('talk.over')}</p>
      )}
    </Card>
  )
}

function EventEntry({ entry: { event, at } }: { entry: ConversationEntry }) {
  const text = useRequestsText()
  const formatDateTime = useDateTimeFormatter()
  return (
    <p className={styles.happened}>
      {event && text(`event.${event}`)} · <time dateTime={at}>{formatDateTime(at)}</time>
    </p>
  )
}

function MessageEntry({
  entry: { side, name, text: message, about, lines, at },
}: {
  entry: ConversationEntry
}) {
  const text = useRequestsText()
  const formats = useFormats()
  const formatDateTime = useDateTimeFormatter()
  const reader = useRequestReader()
  const isOwn = side === 'buyer' && (!name || name === reader.name)
  return (
    <>
      <p className={styles.who}>
        <strong>{isOwn ? text('talk.you') : <bdi>{name}</bdi>}</strong>{' '}
        <time dateTime={at}>{formatDateTime(at)}</time>
      </p>
      <div className={styles.bubble}>
        {about && (
          <p className={styles.about}>{text('talk.about', { code: `\u2066${about}\u2069` })}</p>
        )}
        {message && (
          <p className={styles.message} dir="auto">
            {message}
          </p>
        )}
        {lines && (
          <p className={styles.kind}>{text(side === 'buyer' ? 'talk.counter' : 'talk.offer')}</p>
        )}
        {lines && (
          <dl className={styles.lines}>
            {lines.map(({ code, quantity, unitPrice }) => (
              <div key={code}>
                <dt>
                  {formats.number(quantity)} × <Code>{code}</Code>
                </dt>
                <dd>
                  <Money value={unitPrice} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </>
  )
}
