/** How a shop is arranged: what a brand chooses, each from the few that are built and tested. */
export type Layout = {
  readonly header: (typeof headerLayouts)[number]
  readonly home: HomeLayout
  readonly card: (typeof cardStyles)[number]
  readonly footer: (typeof footerBackgrounds)[number]
}

export type HomeLayout = {
  readonly hero: HeroLayout
  readonly opening: OpeningSlide
  /** in this order; what is not named is not shown */
  readonly sections: readonly HomeSection[]
  readonly topics: Readonly<Record<TopicSection, TopicStyle>>
  readonly ground: (typeof homeBackgrounds)[number]
}

/** All in one bar; the ways through the shop in a band of their own; the name in the middle over the search. */
export const headerLayouts = ['bar', 'stacked', 'centred'] as const

/** A lit stage; words beside a picture; a poster in the colour of the brand; a line for who knows what to buy. */
export const heroLayouts = ['stage', 'split', 'poster', 'quiet'] as const
export type HeroLayout = (typeof heroLayouts)[number]

/** What the first slide of a new shop shows, until staff chooses another picture. */
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

/** Ads stand in one row, or in two halves where both of their places are named. */
export const homeSections = [
  ...topicSections,
  'groups',
  'packages',
  'ads',
  'moreAds',
  'contact',
] as const
export type HomeSection = (typeof homeSections)[number]

/** Words under pictures, words on pictures, one row to scroll, or small beside a picture. */
export const topicStyles = ['tiles', 'covers', 'rail', 'small'] as const
export type TopicStyle = (typeof topicStyles)[number]

/** Every other section lies in a band, or none. */
export const homeBackgrounds = ['plain', 'banded'] as const

/** A sheet with a picture across it, a frame around one, or nothing but the picture. */
export const cardStyles = ['plain', 'framed', 'bare'] as const

export const footerBackgrounds = ['light', 'dark'] as const
