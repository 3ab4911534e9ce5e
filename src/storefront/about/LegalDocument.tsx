import { Code } from '#ui/Code.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import { useAboutText } from './aboutText.ts'
import styles from './LegalDocument.module.css'

export type Clause = {
  readonly id: string
  readonly title: string
  readonly paragraphs: readonly string[]
}

type Props = { title: string; lead: string; clauses: readonly Clause[] }

/** A long document in titled clauses, with a table of contents. */
export function LegalDocument({ title, lead, clauses }: Props) {
  const text = useAboutText()
  return (
    <div className="wrap">
      <PageHeader title={title} lead={lead} />
      <div className={styles.columns}>
        <nav className={styles.index} aria-label={text('paper.contents')}>
          <ol>
            {clauses.map((clause) => (
              <li key={clause.id}>
                <a href={`#${clause.id}`}>{clause.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text}>
          {clauses.map((clause) => (
            <section key={clause.id} id={clause.id}>
              <h2>{clause.title}</h2>
              {clause.paragraphs.map((paragraph) => (
                <p key={paragraph}>{isolateEmails(paragraph)}</p>
              ))}
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}

/** Isolates email addresses, because they read left to right in every language. */
const isolateEmails = (paragraph: string) =>
  paragraph
    .split(/([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/)
    .map((part) => (part.includes('@') ? <Code key={part}>{part}</Code> : part))
