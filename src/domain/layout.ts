/** The layout that a brand chooses; each option is built and tested. */
export type Layout = {
  readonly header: (typeof headerLayouts)[number]
  readonly home: HomeLayout
  readonly card: (typeof cardStyles)[number]
  readonly footer: (typeof footerBackgrounds)[number]
}

export type HomeLayout = {
  readonly hero: HeroLayout
  readonly opening: OpeningSlide
  /** in this order; sections that are not listed are not shown */
  readonly sections: readonly HomeSection[]
  readonly topics: Readonly<Record<TopicSection, TopicStyle>>
  readonly ground: (typeof homeBackgrounds)[number]
}

/** One bar; navigation in a band of its own; or the name centred above the search. */
export const headerLayouts = ['bar', 'stacked', 'centred'] as const

/**
 * A lit stage; text beside a picture; a poster in the brand colour; or one line for visitors who
 * know what to buy.
 */
export const heroLayouts = ['stage', 'split', 'poster', 'quiet'] as const
export type HeroLayout = (typeof heroLayouts)[number]

/** The picture of the first slide of a new shop, until staff chooses another. */
export const openingSlides = [
  'coldChain',
  'devices',
  'doors',
  'field',
  'fleet',
  'harbour',
  'home',
  'network',
  'power',
  'store',
  'water',
] as const
export type OpeningSlide = (typeof openingSlides)[number]

export const topicSections = ['applications', 'useCases', 'industries'] as const
export type TopicSection = (typeof topicSections)[number]

/** Ads are shown in one row, or in two halves when `ads` and `moreAds` are both listed. */
export const homeSections = [
  ...topicSections,
  'groups',
  'packages',
  'ads',
  'moreAds',
  'contact',
] as const
export type HomeSection = (typeof homeSections)[number]

/** Text below pictures, text over pictures, one scrollable row, or small beside a picture. */
export const topicStyles = ['tiles', 'covers', 'rail', 'small'] as const
export type TopicStyle = (typeof topicStyles)[number]

/** `banded`: every other section has a background band. */
export const homeBackgrounds = ['plain', 'banded'] as const

/** A sheet with a picture across it, a frame around one, or the picture alone. */
export const cardStyles = ['plain', 'framed', 'bare'] as const

export const footerBackgrounds = ['light', 'dark'] as const
