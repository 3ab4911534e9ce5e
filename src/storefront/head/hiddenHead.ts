import type { Head, HeadContext } from './head.ts'

/** Returns the head of a page for one user only, which search engines must not index. */
export const hiddenHead = (
  { title }: { readonly title: string },
  { brand, language }: HeadContext,
): Head => ({
  title: `${title} | ${brand.name[language]}`,
  hidden: true,
})
