import type { HomeData } from '../data/loadHome.ts'
import type { Head, HeadContext } from '../head/head.ts'
import { shopIconPath } from '../rendering/shopIconPath.ts'

export const homeHead = (
  { slides }: HomeData,
  { brand, settings, language, origin }: HeadContext,
): Head => ({
  title: `${brand.name[language]} | ${brand.texts[language].tagline}`,
  description: brand.texts[language].description,
  image: slides.flatMap(({ picture }) => (picture?.file ? [origin + picture.file.url] : []))[0],
  structured: import.meta.env.SSR && [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: brand.name[language],
      url: `${origin}/${language}`,
      logo: origin + shopIconPath(settings),
      sameAs: settings?.social.map(({ url }) => url),
      email: brand.contact.email,
      telephone: brand.contact.phone,
    },
  ],
})
