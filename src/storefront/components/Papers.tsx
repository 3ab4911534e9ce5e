import { dayText } from '#domain/dateText.ts'
import { languageName } from '#domain/languageName.ts'
import { isLanguage } from '#domain/locale.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { ownLanguageFirst } from '../data/ownLanguageFirst.ts'
import type { Paper, Product } from '../data/types.ts'
import { useText } from '../useText.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'
import styles from './Papers.module.css'

/** The documents that come with a product and the certificates it holds, to be saved where there is a file. */
export function Papers({ product }: { product: Product }) {
  const text = useText()
  const { language } = useLanguage()
  const { documentation = [], certifications = [] } = product
  return (
    <div className={styles.papers}>
      <List
        title={text('product.documentation')}
        icon="document"
        papers={ownLanguageFirst(documentation, language).map(({ revision, ...paper }) => ({
          ...paper,
          facts: revision ? [text('product.revision', { revision })] : [],
        }))}
      />
      <List
        title={text('product.certifications')}
        icon="shield"
        papers={ownLanguageFirst(certifications, language).map(
          ({ number, issuedOn, ...paper }) => ({
            ...paper,
            facts: [
              ...(number ? [number] : []),
              ...(issuedOn ? [dayText(issuedOn, 'UTC', language)] : []),
            ],
          }),
        )}
      />
    </div>
  )
}

type ListedPaper = Paper & { readonly facts: readonly string[] }
type ListProps = { title: string; icon: IconName; papers: readonly ListedPaper[] }

function List({ title, icon, papers }: ListProps) {
  if (papers.length === 0) return null
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {papers.map((paper) => (
          <li key={paper._id}>
            <Icon name={icon} size={18} />
            <PaperLine paper={paper} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function PaperLine({ paper: { title, file, language: of, facts } }: { paper: ListedPaper }) {
  const formats = useFormats()
  const { language } = useLanguage()
  const told = [
    ...(of && isLanguage(of) ? [languageName(of, language)] : []),
    ...facts.map(formats.digits),
    ...(file ? [`PDF\u00a0${formats.fileSize(file.size)}`] : []),
  ]
  return (
    <div>
      {file ? (
        <a href={file.url} download hrefLang={of ?? undefined}>
          <bdi>{formats.digits(title)}</bdi>
        </a>
      ) : (
        <bdi>{formats.digits(title)}</bdi>
      )}
      {told.length > 0 && (
        <small>
          {told.map((each) => (
            <bdi key={each}>{each}</bdi>
          ))}
        </small>
      )}
    </div>
  )
}
