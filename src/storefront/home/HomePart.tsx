import type { ReactNode } from 'react'
import type { HomeSection, TopicSection } from '#domain/layout.ts'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import type { HomeData } from '../data/loadHome.ts'
import { useHomeText } from './homeText.ts'
import { AdRow } from './AdRow.tsx'
import { CardGrid } from '../components/CardGrid.tsx'
import { ContactStrip } from '../layout/ContactStrip.tsx'
import { RouteLoadFailed } from '../components/LoadFailed.tsx'
import { Section } from '../components/Section.tsx'
import { TopicTiles } from './TopicTiles.tsx'

type Props = { data: HomeData }

/** Renders one section of the home page, or nothing if the shop has no content for it. */
export function HomePart({ name, data }: Props & { name: HomeSection }) {
  return parts[name]({ data })
}

const parts: Readonly<Record<HomeSection, (props: Props) => ReactNode>> = {
  applications: ({ data }) => <Topics kind="applications" data={data} />,
  useCases: ({ data }) => <Topics kind="useCases" data={data} />,
  industries: ({ data }) => <Topics kind="industries" data={data} />,
  groups: ({ data }) => <Groups data={data} />,
  packages: ({ data }) => <Packages data={data} />,
  ads: ({ data }) => <Ads data={data} />,
  moreAds: ({ data }) => <Ads data={data} isSecond />,
  contact: () => <ContactStrip />,
}

function Topics({ kind, data }: Props & { kind: TopicSection }) {
  const text = useHomeText()
  const look = useBrand().layout.home.topics[kind]
  const topics = data[kind]
  if (topics?.length === 0) return null
  return (
    <Section
      title={text(`home.${kind}Title`)}
      text={text(`home.${kind}Text`)}
      more={kind === 'applications' ? '/solutions' : `/solutions#${kind}`}
    >
      {topics ? <TopicTiles topics={topics} kind={kind} look={look} /> : <RouteLoadFailed />}
    </Section>
  )
}

const Groups = ({ data }: Props) =>
  data.groups
    .filter(({ cards }) => cards?.length !== 0)
    .map(({ id, path, title, description, cards }) => (
      <Section key={id} title={title} more={path} {...(description && { text: description })}>
        {cards ? <CardGrid cards={cards} rail /> : <RouteLoadFailed />}
      </Section>
    ))

function Packages({ data: { packages } }: Props) {
  const text = useHomeText()
  if (packages?.length === 0) return null
  return (
    <Section title={text('home.packagesTitle')} text={text('home.packagesText')} more="/packages">
      {packages ? <CardGrid cards={packages} rail /> : <RouteLoadFailed />}
    </Section>
  )
}

/** Shows all ads in one row, or splits them if the brand's layout has two places for ads. */
function Ads({ data: { ads }, isSecond = false }: Props & { isSecond?: boolean }) {
  const { sections } = useBrand().layout.home
  if (!sections.includes(isSecond ? 'ads' : 'moreAds')) return <AdRow ads={ads} />
  const middle = Math.ceil(ads.length / 2)
  return <AdRow ads={isSecond ? ads.slice(middle) : ads.slice(0, middle)} />
}
