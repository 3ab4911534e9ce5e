import type { Brand } from '#domain/brand.ts'
import { fullLanguages, type FullLanguage } from '#domain/locale.ts'
import { tableOf } from '#domain/keys.ts'
import type { OpeningSlide } from '#domain/layout.ts'
import type { Context } from '#server/engine/context.ts'
import type { Engine } from '#server/engine/engine.ts'
import type { DemoCatalogue } from './demoCatalogue.ts'
import { createInAllLanguages } from './createInAllLanguages.ts'
import type { PictureIds } from './pictures.ts'
import { openings } from '../drawings/scenes/openings.ts'
import { trades } from './trades.ts'

type Texts = Readonly<Record<FullLanguage, string>>
type MarketingItem = {
  readonly picture: string
  readonly title: Texts
  readonly description: Texts
  readonly link: string
}
type Slide = MarketingItem & {
  readonly subTitle: Texts
  readonly position: 'left' | 'center' | 'right'
}
type DemoSlide = Slide & { readonly opening: OpeningSlide }

/** Creates the slides of the home page of each shop, and the ads between its sections. */
export async function createMarketing(
  engineOf: (name: string) => Engine,
  {
    ids,
    pictures,
    demo,
  }: {
    readonly ids: Readonly<Record<string, ReadonlyMap<string, string>>>
    readonly pictures: PictureIds
    readonly demo: DemoCatalogue
  },
  context: Context,
  brands: readonly Brand[],
): Promise<number> {
  const commonInput = ({ picture, link }: MarketingItem) => ({
    picture: pictures.get(picture),
    link: link.replace(/(\w+)=:(\w+)/, (_, field, code) => `${field}=${ids[field]?.get(code)}`),
    visible: true,
  })
  let count = 0
  for (const brand of brands) {
    const { key } = brand
    const { slides, ads } =
      brands.length > 1 ? brandContentOf(brand, demo) : defaultContentOf(brand)
    for (const slide of slides) {
      const { title, subTitle, description, position } = slide
      await createInAllLanguages(engineOf('sliders'), context, (language) => ({
        title: title[language],
        subTitle: subTitle[language],
        description: description[language],
        ...(language === 'en' ? { brand: key, position, ...commonInput(slide) } : {}),
      }))
    }
    for (const ad of ads) {
      await createInAllLanguages(engineOf('ads'), context, (language) => ({
        title: ad.title[language],
        description: ad.description[language],
        ...(language === 'en' ? { brand: key, ...commonInput(ad) } : {}),
      }))
    }
    count += slides.length + ads.length
  }
  return count
}

/** A brand served alone: its opening slide and every slide that does not repeat it. */
const defaultContentOf = (brand: Brand) => ({
  slides: [
    openingSlideOf(brand),
    ...demoSlides.filter(({ opening }) => opening !== brand.layout.home.opening),
  ],
  ads: demoAds,
})

/** How many of the topics of a trade become slides; the others become ads. */
const topicSlides = 2

/** A brand served beside others: nothing that another one shows. */
function brandContentOf(brand: Brand, demo: DemoCatalogue) {
  const { topics, productGroup } = trades[brand.layout.home.opening]
  const items = topics.map((topic) => topicItem(topic, demo))
  return {
    slides: [
      openingSlideOf(brand),
      ...items.slice(0, topicSlides).map((item): Slide => ({
        ...item,
        subTitle: productGroup.title,
        position: 'left',
      })),
    ],
    ads: items.slice(topicSlides),
  }
}

/** Returns the slide or ad of an industry or application. */
function topicItem(topic: string, demo: DemoCatalogue): MarketingItem {
  const [folder = '', code] = topic.split('/')
  const found = { industries: demo.industries, applications: demo.applications }[folder]?.find(
    (each) => each.code === code,
  )
  if (!found?.description) throw new Error(`the demo catalogue has nothing to say of ${topic}`)
  const { title, description } = found
  return { picture: topic, title, description, link: `/products?${folder}=:${code}` }
}

export const openingPictureOf = ({ key }: Pick<Brand, 'key'>): string => `openings/${key}`

/** The first slide has the brand's own text, over a picture of its trade. */
const openingSlideOf = (brand: Brand): Slide => {
  const { texts, layout } = brand
  return {
    picture: openingPictureOf(brand),
    position: openings[layout.home.opening].textSide ?? 'left',
    subTitle: tableOf(fullLanguages, (code) => texts[code].tagline),
    title: tableOf(fullLanguages, (code) => texts[code].heroTitle),
    description: tableOf(fullLanguages, (code) => texts[code].heroText),
    link: trades[layout.home.opening].category,
  }
}

const demoSlides: readonly DemoSlide[] = [
  {
    picture: 'sliders/2',
    opening: 'coldChain',
    position: 'right',
    subTitle: { en: 'Cold chain', ar: 'سلسلة التبريد' },
    title: { en: 'Cold from the dock to the door', ar: 'برودة محفوظة من المستودع حتى باب العميل' },
    description: {
      en: 'Loggers that write down every minute of the way, and call before a load is lost.',
      ar: 'مسجّلات تدوّن كل دقيقة من الطريق، وتنبّهك قبل أن تتلف الحمولة.',
    },
    link: '/products?applications=:cold_chain',
  },
  {
    picture: 'sliders/3',
    opening: 'fleet',
    position: 'center',
    subTitle: { en: 'Fleets', ar: 'الأساطيل' },
    title: { en: 'Every vehicle on one map', ar: 'كل مركباتك على خريطة واحدة' },
    description: {
      en: 'Trackers that fit in ten minutes, with fuel, driving style and live location.',
      ar: 'أجهزة تتبّع تُركَّب في عشر دقائق، وتبيّن الوقود وأسلوب القيادة والموقع لحظة بلحظة.',
    },
    link: '/products?applications=:fleet_management',
  },
  {
    picture: 'sliders/4',
    opening: 'field',
    position: 'left',
    subTitle: { en: 'Farms', ar: 'المزارع' },
    title: { en: 'Water when the soil asks for it', ar: 'اسقِ حين تطلب التربة الماء' },
    description: {
      en: 'Probes, weather stations and valves that reach across the whole field without a cable.',
      ar: 'مجسّات تربة ومحطات طقس وصمامات تغطي الحقل كلّه بلا أسلاك.',
    },
    link: '/products?applications=:smart_agriculture',
  },
  {
    picture: 'sliders/5',
    opening: 'power',
    position: 'right',
    subTitle: { en: 'Energy', ar: 'الطاقة' },
    title: { en: 'Know where each kilowatt goes', ar: 'اعرف أين يذهب كل كيلوواط' },
    description: {
      en: 'Meters that clip on, and figures by floor, machine and hour on the same day.',
      ar: 'عدّادات تُثبَّت دون قطع التيار، وأرقام لكل طابق وآلة وساعة في اليوم نفسه.',
    },
    link: '/products?applications=:energy_management',
  },
]

const demoAds: readonly MarketingItem[] = [
  {
    picture: 'ads/1',
    title: { en: 'Ordering for many sites?', ar: 'تطلب لمواقع كثيرة؟' },
    description: {
      en: 'Packages come set up, labelled and ready to hang.',
      ar: 'باقات تصلك مضبوطة ومعنونة وجاهزة للتركيب.',
    },
    link: '/products?type=package',
  },
  {
    picture: 'ads/2',
    title: { en: 'In the van by tomorrow', ar: 'في الطريق إليك غدًا' },
    description: {
      en: 'Trackers in stock leave us within a day.',
      ar: 'أجهزة التتبّع المتوفّرة تغادر مستودعنا خلال يوم.',
    },
    link: '/products?applications=:asset_tracking',
  },
  {
    picture: 'industries/telecom',
    title: { en: 'No network out there?', ar: 'لا تغطية هناك؟' },
    description: {
      en: 'Gateways that carry a private network to where operators end.',
      ar: 'بوابات تمدّ شبكة خاصة إلى حيث تنتهي تغطية المشغّلين.',
    },
    link: '/products?type=gateway',
  },
  {
    picture: 'applications/smart_metering',
    title: { en: 'Read meters from your desk', ar: 'اقرأ العدّادات من مكتبك' },
    description: {
      en: 'Water, gas and power, with nobody on the road.',
      ar: 'الماء والغاز والكهرباء، ولا أحد على الطريق.',
    },
    link: '/products?applications=:smart_metering',
  },
]

const openingTitles: Readonly<Record<OpeningSlide, Texts>> = {
  coldChain: { en: 'A cold load on its way', ar: 'حمولة مبرّدة في الطريق' },
  devices: { en: 'Devices around their gateway', ar: 'أجهزة حول بوابتها' },
  doors: { en: 'A door that knows who comes', ar: 'باب يعرف القادم' },
  field: { en: 'A field that reports', ar: 'حقل يخبر عن حاله' },
  fleet: { en: 'Vehicles on their way', ar: 'مركبات في الطريق' },
  harbour: { en: 'A ship on its way in', ar: 'سفينة تدخل الميناء' },
  home: { en: 'An evening at home', ar: 'مساء في البيت' },
  network: { en: 'A mast and what it reaches', ar: 'برج وما يصل إليه' },
  power: { en: 'Sun, wind and a meter', ar: 'شمس ورياح وعدّاد' },
  store: { en: 'Shelves that count themselves', ar: 'رفوف تعدّ ما عليها' },
  water: { en: 'Water and power, measured', ar: 'ماء وكهرباء بعدّاد' },
}

/** The pictures only used for marketing, with the titles of what they show. */
export const marketingPictures = (
  brands: readonly Brand[],
): readonly (readonly [string, Texts])[] => [
  ...brands.map(
    (brand) => [openingPictureOf(brand), openingTitles[brand.layout.home.opening]] as const,
  ),
  ...(brands.length > 1
    ? []
    : brands
        .flatMap((brand) => [...defaultContentOf(brand).slides.slice(1), ...demoAds])
        .filter(({ picture }) => /^(sliders|ads)\//.test(picture))
        .map(({ picture, title }) => [picture, title] as const)),
]
