import type { Brand } from '#domain/brand.ts'
import { fullLanguages, type FullLanguage } from '#domain/locale.ts'
import { tableOf } from '#domain/keys.ts'
import type { Context } from '#server/engine/context.ts'
import type { Engine } from '#server/engine/engine.ts'
import { createInAllLanguages } from './inAllLanguages.ts'
import type { PictureIds } from './pictures.ts'

type Texts = Readonly<Record<FullLanguage, string>>
type Piece = {
  readonly picture: string
  readonly title: Texts
  readonly description: Texts
  readonly link: string
}
type DemoSlide = Piece & {
  readonly subTitle: Texts
  readonly position: 'left' | 'center' | 'right'
}

/** What the home page of the demo shop opens with, and the ads between its sections. */
export async function createMarketing(
  engineOf: (name: string) => Engine,
  {
    ids,
    pictures,
  }: { ids: Readonly<Record<string, ReadonlyMap<string, string>>>; pictures: PictureIds },
  context: Context,
  brand: Brand,
): Promise<number> {
  const slides = [openingOf(brand), ...demoSlides]
  const plain = ({ picture, link }: Piece) => ({
    picture: pictures.get(picture),
    link: link.replace(/(\w+)=:(\w+)/, (_, field, code) => `${field}=${ids[field]?.get(code)}`),
    visible: true,
  })
  for (const slide of slides) {
    const { title, subTitle, description, position } = slide
    await createInAllLanguages(engineOf('sliders'), context, (language) => ({
      title: title[language],
      subTitle: subTitle[language],
      description: description[language],
      ...(language === 'en' ? { position, ...plain(slide) } : {}),
    }))
  }
  for (const ad of demoAds) {
    await createInAllLanguages(engineOf('ads'), context, (language) => ({
      title: ad.title[language],
      description: ad.description[language],
      ...(language === 'en' ? plain(ad) : {}),
    }))
  }
  return slides.length + demoAds.length
}

export const openingPicture = 'sliders/1'

/** What a shop says first it says itself, in its own colours. */
const openingOf = ({ texts }: Brand): DemoSlide => ({
  picture: openingPicture,
  position: 'left',
  subTitle: tableOf(fullLanguages, (code) => texts[code].tagline),
  title: tableOf(fullLanguages, (code) => texts[code].heroTitle),
  description: tableOf(fullLanguages, (code) => texts[code].heroText),
  link: '/products',
})

const demoSlides: readonly DemoSlide[] = [
  {
    picture: 'sliders/2',
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

const demoAds: readonly Piece[] = [
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

/** The pictures that are only shown here, under the name of what they show. */
export const marketingPictures: readonly (readonly [key: string, title: Texts])[] = [
  [openingPicture, { en: 'Devices around their gateway', ar: 'أجهزة حول بوابتها' }],
  ...demoSlides.map(({ picture, title }) => [picture, title] as const),
  ...demoAds
    .filter(({ picture }) => picture.startsWith('ads/'))
    .map(({ picture, title }) => [picture, title] as const),
]
