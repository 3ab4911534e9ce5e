import { useLoaderData } from 'react-router-dom'
import { aboutTextIn, loadAboutText, useAboutText } from '../about/aboutText.ts'
import styles from '../about/Solutions.module.css'
import { PageHeader } from '../components/PageHeader.tsx'
import { TopicTiles } from '../home/TopicTiles.tsx'
import { languageOfUrl } from '../data/languageOfUrl.ts'
import type { Topic } from '../data/types.ts'
import type { PageContext, PageDefinition } from '../pageRoute.ts'
import { textHead, type TextData } from '../head/textHead.ts'

type SolutionsData = TextData & {
  readonly applications: readonly Topic[]
  readonly useCases: readonly Topic[]
  readonly industries: readonly Topic[]
}

export async function definePage({
  brand,
  loaderContextFor,
}: PageContext): Promise<PageDefinition<SolutionsData>> {
  await loadAboutText()
  return {
    Component: SolutionsPage,
    loader: async ({ request }): Promise<SolutionsData> => {
      const { signal, url } = request
      const { api } = await loaderContextFor(signal)
      const [applications, useCases, industries] = await Promise.all([
        api.topics('applications', signal),
        api.topics('use-cases', signal),
        api.topics('industries', signal),
      ])
      const text = aboutTextIn(languageOfUrl(url, brand))
      const titleData = { title: text('solutions.title'), description: text('solutions.lead') }
      return { ...titleData, applications, useCases, industries }
    },
    head: textHead,
  }
}

function SolutionsPage() {
  const text = useAboutText()
  const { title, description, ...topics } = useLoaderData<SolutionsData>()
  return (
    <div className="wrap">
      <PageHeader title={title} lead={description}>
        <ul className={styles.kinds}>
          {kinds.map((kind) => (
            <li key={kind}>
              <a href={`#${kind}`}>{text(`solutions.${kind}`)}</a>
            </li>
          ))}
        </ul>
      </PageHeader>
      {kinds.map((kind) => (
        <section key={kind} id={kind} className={styles.section}>
          <h2>{text(`solutions.${kind}`)}</h2>
          <TopicTiles
            topics={topics[kind]}
            kind={kind}
            look={kind === 'applications' ? 'tiles' : 'small'}
            isAboveFold={kind === 'applications'}
          />
        </section>
      ))}
    </div>
  )
}

const kinds = ['applications', 'useCases', 'industries'] as const
