import { languages, type Language } from '#domain/locale.ts'
import { markup, type Markup } from '#server/platform/text/markup.ts'

type HtmlDocument = {
  readonly language: Language
  readonly title: string
  readonly style: string
  /** the contents of further `meta` elements by their names */
  readonly metas?: Readonly<Record<string, string>>
  readonly body: Markup
}

/** A page with its own style sheet, outside the fronts and hidden from search engines. */
export const htmlDocument = ({
  language,
  title,
  style,
  metas = {},
  body,
}: HtmlDocument): Markup => markup`<!doctype html>
<html lang="${language}" dir="${languages[language].direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${Object.entries(metas).map(([name, content]) => markup`<meta name="${name}" content="${content}">`)}
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${{ markup: style }}</style>
</head>
<body>
${body}
</body>
</html>
`
