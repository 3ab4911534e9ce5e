import type { Head, HeadContext } from './head.ts'
import { breadcrumbList } from './breadcrumbList.ts'

/** What a page of words loads: its title, and what searchers read below it. */
export type TextData = { readonly title: string; readonly description: string }

export const textHead = ({ title, description }: TextData, context: HeadContext): Head => ({
  title: `${title} | ${context.brand.name[context.language]}`,
  description,
  structured: [breadcrumbList(context, [{ name: title }])],
})
