import type { Brand } from '#domain/brand.ts'
import { fullLanguages, type Translations } from '#domain/locale.ts'
import { tableOf } from '#domain/keys.ts'
import type { Context } from '#server/engine/context.ts'
import type { Engine } from '#server/engine/engine.ts'
import { createInAllLanguages } from '../createInAllLanguages.ts'
import { demo } from '../demoData.ts'
import type { MarketingItem, Slide } from './demoCatalogue.ts'
import type { PictureIds } from './pictures.ts'

/** Creates the slides of the home page of each shop, and the ads between its sections. */
export async function createMarketing(
  engineOf: (name: string) => Engine,
  {
    ids,
    pictures,
  }: {
    readonly ids: Readonly<Record<string, ReadonlyMap<string, string>>>
    readonly pictures: PictureIds
  },
  context: Context,
  brands: readonly Brand[],
): Promise<number> {
  const commonInput = ({ key }: Brand, { picture, link }: MarketingItem) => ({
    brand: key,
    picture: pictures.get(picture),
    link: link.replace(/(\w+)=:(\w+)/, (_, field, code) => `${field}=${ids[field]?.get(code)}`),
    visible: true,
  })
  let count = 0
  for (const brand of brands) {
    const { slides, ads } = brands.length > 1 ? brandContentOf(brand) : defaultContentOf(brand)
    for (const slide of slides) {
      const { title, subTitle, description, position } = slide
      await createInAllLanguages(
        engineOf('sliders'),
        context,
        { title, subTitle, description },
        { ...commonInput(brand, slide), position },
      )
    }
    for (const ad of ads) {
      const { title, description } = ad
      const texts = { title, description }
      await createInAllLanguages(engineOf('ads'), context, texts, commonInput(brand, ad))
    }
    count += slides.length + ads.length
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
    ...demo.slides.filter(({ opening }) => opening !== brand.layout.home.opening),
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
  if (!found?.description) throw new Error(`the demo has nothing to say of ${topic}`)
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
    subTitle: tableOf(fullLanguages, (code) => texts[code].tagline),
    title: tableOf(fullLanguages, (code) => texts[code].heroTitle),
    description: tableOf(fullLanguages, (code) => texts[code].heroText),
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
