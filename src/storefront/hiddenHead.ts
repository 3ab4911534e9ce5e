import type { Head, HeadContext } from './head.ts'

/** Of a page that is for one reader only: no searcher is to list it. */
export const hiddenHead = (
  { title }: { readonly title: string },
  { brand, language }: HeadContext,
): Head => ({
  title: `${title} | ${brand.name[language]}`,
  hidden: true,
})
