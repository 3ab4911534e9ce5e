import { formatDate } from '#domain/formatDateTime.ts'
import { languageName } from '#domain/languageName.ts'
import { isLanguage } from '#domain/locale.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { sortOwnLanguageFirst } from '../data/sortOwnLanguageFirst.ts'
import type { BaseDocument, Product } from '../data/types.ts'
import { useText } from '../hooks/useText.ts'
import { Icon, type IconName } from '../components/Icon.tsx'
import styles from './ProductDocuments.module.css'

/** The documents and certificates of a product, with downloads for those that have a file. */
export function ProductDocuments({ product }: { product: Product }) {
  const text = useText()
  const { language } = useLanguage()
  const { documentation = [], certifications = [] } = product
  return (
    <div className={styles.papers}>
      <DocumentList
        title={text('product.documentation')}
        icon="document"
        documents={sortOwnLanguageFirst(documentation, language).map(({ revision, ...paper }) => ({
          ...paper,
          notes: revision ? [text('product.revision', { revision })] : [],
        }))}
      />
      <DocumentList
        title={text('product.certifications')}
        icon="shield"
        documents={sortOwnLanguageFirst(certifications, language).map(
          ({ number, issuedOn, ...paper }) => ({
            ...paper,
            notes: [
              ...(number ? [number] : []),
              ...(issuedOn ? [formatDate(issuedOn, 'UTC', language)] : []),
            ],
          }),
        )}
      />
    </div>
  )
}

type ListedDocument = BaseDocument & { readonly notes: readonly string[] }
type DocumentListProps = { title: string; icon: IconName; documents: readonly ListedDocument[] }

function DocumentList({ title, icon, documents }: DocumentListProps) {
  if (documents.length === 0) return null
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {documents.map((entry) => (
          <li key={entry._id}>
            <Icon name={icon} size={18} />
            <DocumentLine entry={entry} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function DocumentLine({
  entry: { title, file, language: documentLanguage, notes },
}: {
  entry: ListedDocument
}) {
  const formats = useFormats()
  const { language } = useLanguage()
  const details = [
    ...(documentLanguage && isLanguage(documentLanguage)
      ? [languageName(documentLanguage, language)]
      : []),
    ...notes.map(formats.digits),
    ...(file ? [`PDF\u00a0${formats.fileSize(file.size)}`] : []),
  ]
  return (
    <div>
      {file ? (
        <a href={file.url} download hrefLang={documentLanguage ?? undefined}>
          <bdi>{formats.digits(title)}</bdi>
        </a>
      ) : (
        <bdi>{formats.digits(title)}</bdi>
      )}
      {details.length > 0 && (
        <small>
          {details.map((each) => (
            <bdi key={each}>{each}</bdi>
          ))}
        </small>
      )}
    </div>
  )
}
