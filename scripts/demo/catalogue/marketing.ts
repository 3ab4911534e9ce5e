import type { Brand } from '#domain/brand.ts'
import { fullLanguages, type Translations } from '#domain/locale.ts'
import { recordFromKeys } from '#domain/keys.ts'
import { demo } from '../demoData.ts'
import type { DemoRecords } from '../demoRecords.ts'
import type { MarketingItem, Slide } from './demoCatalogue.ts'

/** Creates the slides of the home page of each shop, and the ads between its sections. */
export async function createMarketing(
  records: DemoRecords,
  brands: readonly Brand[],
): Promise<number> {
  let count = 0
  for (const brand of brands) {
    const { slides, ads } = brands.length > 1 ? brandContentOf(brand) : defaultContentOf(brand)
    const create = async (resource: string, { link, ...item }: MarketingItem): Promise<void> => {
      const idOf = (name: string, code: string) => records.idsOf(name).get(code)
      await records.create(resource, String((count += 1)), {
        ...item,
        brand: brand.key,
        link: link.replace(/(\w+)=:(\w+)/, (_, name, code) => `${name}=${idOf(name, code)}`),
        visible: true,
      })
    }
    for (const slide of slides) await create('sliders', slide)
    for (const ad of ads) await create('ads', ad)
  }
  return count
}

type MarketingContent = {
  readonly slides: readonly Slide[]
  readonly ads: readonly MarketingItem[]
}

/** A brand served alone: its opening slide and every slide that does not repeat it. */
const defaultContentOf = (brand: Brand): MarketingContent => ({
  slides: [
    openingSlideOf(brand),
    ...demo.slides
      .filter(({ opening }) => opening !== brand.layout.home.opening)
      .map(({ opening: _, ...slide }) => slide),
  ],
  ads: demo.ads,
})

/** How many of the topics of a trade become slides; the others become ads. */
const topicSlides = 2

/** A brand served beside others: nothing that another one shows. */
function brandContentOf(brand: Brand): MarketingContent {
  const { topics, productGroup } = demo.trades[brand.layout.home.opening]
  const items = topics.map(topicItem)
  return {
    slides: [
      openingSlideOf(brand),
      ...items.slice(0, topicSlides).map((item) => ({
        ...item,
        subTitle: productGroup.title,
        position: 'left' as const,
      })),
    ],
    ads: items.slice(topicSlides),
  }
}

/** Returns the slide or ad of an industry or application. */
function topicItem(topic: string): MarketingItem {
  const [resource = '', code] = topic.split('/')
  const found = demo.topics[resource]?.find((each) => each.code === code)
  if (!found?.description) throw new Error(`The demo data has no description of ${topic}`)
  const { title, description } = found
  return { picture: topic, title, description, link: `/products?${resource}=:${code}` }
}

export const openingPictureOf = ({ key }: Pick<Brand, 'key'>): string => `openings/${key}`

/** The first slide has the brand's own text, over a picture of its trade. */
const openingSlideOf = (brand: Brand): Slide => {
  const { texts, layout } = brand
  const { opening, category } = demo.trades[layout.home.opening]
  return {
    picture: openingPictureOf(brand),
    position: opening.textSide ?? 'left',
    subTitle: recordFromKeys(fullLanguages, (code) => texts[code].tagline),
    title: recordFromKeys(fullLanguages, (code) => texts[code].heroTitle),
    description: recordFromKeys(fullLanguages, (code) => texts[code].heroText),
    link: category,
  }
}

/** The pictures only used for marketing, with the titles of what they show. */
export const marketingPictures = (
  brands: readonly Brand[],
): readonly (readonly [string, Translations])[] => [
  ...brands.map(
    (brand) =>
      [openingPictureOf(brand), demo.trades[brand.layout.home.opening].opening.title] as const,
  ),
  ...(brands.length > 1
    ? []
    : brands
        .flatMap((brand) => [...defaultContentOf(brand).slides.slice(1), ...demo.ads])
        .filter(({ picture }) => /^(sliders|ads)\//.test(picture))
        .map(({ picture, title }) => [picture, title] as const)),
]
