import type { HeadContext } from './head.ts'

type BreadcrumbStep = { readonly name: string; readonly path?: string }

/** Returns the breadcrumbs as structured data for search engines. */
export const breadcrumbList = (
  { text, origin, language }: HeadContext,
  steps: readonly BreadcrumbStep[],
): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: text('nav.home'), path: '' }, ...steps].map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: step.name,
    ...(step.path === undefined ? {} : { item: `${origin}/${language}${step.path}` }),
  })),
})
