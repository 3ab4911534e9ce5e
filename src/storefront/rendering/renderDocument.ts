import { defaultTheme, themes, type Brand, type ThemeChoice } from '#domain/brand.ts'
import { languages, type Language } from '#domain/locale.ts'
import { shareImage } from '#domain/shareImage.ts'
import { webManifest } from '#domain/webManifest.ts'
import type { Head } from '../head/head.ts'
import { deferredElementId } from '../start/deferredElement.ts'
import { stateElementId } from '../state.ts'

/** URLs of the files that a page loads. */
export type PageFiles = {
  /** loads scripts and modules after the first paint; without it they load immediately */
  readonly startScript?: string
  /** applies the device's theme before the first paint */
  readonly systemThemeScript?: string
  /** the module of the page; without a build, its source */
  readonly pageScript?: string
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /** modules to preload for the scripts */
  readonly modules: readonly string[]
  readonly fonts: readonly string[]
}

type ImageRef = { readonly url: string; readonly width: number; readonly height: number }

export type PageDocument = {
  readonly brand: Brand
  readonly language: Language
  readonly theme: ThemeChoice
  readonly origin: string
  /** without the language prefix */
  readonly pathname: string
  /** the URL of a PNG uploaded by staff */
  readonly favicon: string | undefined
  /** the logo uploaded by staff; without it, the shop's card is the default preview image */
  readonly logo: ImageRef | undefined
  readonly head: Head
  readonly files: PageFiles
  /** shown at the top of the page */
  readonly notice: string | undefined
  /** HTML of a banner that offers the page in another language */
  readonly offer: string | undefined
  readonly html: string
  readonly state: string
}

export const renderDocument = (page: PageDocument): string =>
  `<!doctype html>
<html lang="${page.language}" dir="${languages[page.language].direction}" ${themeAttributes(page.theme)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${wholeFirstPaint}
${systemThemeTag(page)}${headTags(page)}
${fileTags(page.files)}
</head>
<body data-card="${page.brand.layout.card}">
${page.notice ? `<aside class="notice">${escape(page.notice)}</aside>\n` : ''}${page.offer ?? ''}<div id="root">${page.html}</div>
<script type="application/json" id="${stateElementId}">${page.state}</script>
</body>
</html>
`

/** Otherwise what is aligned to the end of a line moves as the rest of its line arrives. */
const wholeFirstPaint = `<link rel="expect" href="#${stateElementId}" blocking="render">`

/** Only the device knows its theme; until its script runs, the default theme is used. */
const themeAttributes = (theme: ThemeChoice): string =>
  theme === 'system'
    ? `data-theme="${defaultTheme}" data-theme-choice="system"`
    : `data-theme="${theme}"`

/** A classic script, because modules would run only after the first paint. */
const systemThemeTag = ({ theme, files: { systemThemeScript } }: PageDocument): string =>
  theme === 'system' && systemThemeScript ? `<script src="${systemThemeScript}"></script>\n` : ''

const colourTags = ({ theme, brand: { palette } }: PageDocument): string[] =>
  theme === 'system'
    ? themes.map(
        (each) =>
          `<meta name="theme-color" media="(prefers-color-scheme: ${each})" content="${escape(palette[each].canvas)}">`,
      )
    : [meta('name', 'theme-color', palette[theme].canvas)]

function headTags(page: PageDocument): string {
  const { brand, language, origin, pathname, favicon, head } = page
  const path = head.canonical ?? pathname
  const localPath = path === '/' ? '' : path
  const addressIn = (code: Language): string => `${origin}/${code}${localPath}`
  const tags = [
    `<title>${escape(head.title)}</title>`,
    meta('name', 'description', head.description),
    ...colourTags(page),
    head.hidden ? meta('name', 'robots', 'noindex') : '',
    `<link rel="canonical" href="${escape(addressIn(language))}">`,
    ...brand.languages.map(
      (code) => `<link rel="alternate" hreflang="${code}" href="${escape(addressIn(code))}">`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${escape(addressIn(brand.language))}">`,
    favicon
      ? `<link rel="icon" href="${escape(favicon)}" type="image/png">`
      : '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<link rel="apple-touch-icon" href="${webManifest.iconPath(webManifest.icons[0])}">`,
    `<link rel="manifest" href="${webManifest.pathIn(language)}">`,
    meta('property', 'og:site_name', brand.name[language]),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:url', addressIn(language)),
    meta('property', 'og:locale', languages[language].tag.slice(0, 5).replace('-', '_')),
    ...pictureTags(page),
    ...(head.structured || []).map(
      (each) =>
        `<script type="application/ld+json">${JSON.stringify(each).replace(/</g, '\\u003c')}</script>`,
    ),
  ]
  return tags.filter(Boolean).join('\n')
}

function pictureTags({ brand, language, origin, logo, head }: PageDocument): string[] {
  const { width, height, pathIn } = shareImage
  const cardImage = logo ?? { url: pathIn(language), width, height }
  const sizes = [
    meta('property', 'og:image:width', String(cardImage.width)),
    meta('property', 'og:image:height', String(cardImage.height)),
  ]
  const isLarge = head.image !== undefined || !logo
  return [
    meta('property', 'og:image', head.image ?? origin + cardImage.url),
    ...(head.image ? [] : sizes),
    meta('property', 'og:image:alt', head.image ? head.title : brand.name[language]),
    meta('name', 'twitter:card', isLarge ? 'summary_large_image' : 'summary'),
  ]
}

function fileTags({ startScript, scripts, styles, modules, fonts }: PageFiles): string {
  const scriptTags = [
    ...scripts.map(scriptTag),
    ...modules.map((href) => `<link rel="modulepreload" href="${href}">`),
  ]
  return [
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...(startScript
      ? [
          scriptTag(startScript),
          `<template id="${deferredElementId}">`,
          ...scriptTags,
          '</template>',
        ]
      : scriptTags),
  ].join('\n')
}

const scriptTag = (src: string): string => `<script type="module" src="${src}"></script>`

const meta = (kind: 'name' | 'property', name: string, content: string | undefined): string =>
  content ? `<meta ${kind}="${name}" content="${escape(content)}">` : ''

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
