import type { Head, HeadContext } from './head.ts'
import { breadcrumbList } from './breadcrumbList.ts'

export type TextData = { readonly title: string; readonly description: string }

export const textHead = ({ title, description }: TextData, context: HeadContext): Head => ({
  title: `${title} | ${context.brand.name[context.language]}`,
  description,
  structured: import.meta.env.SSR && [breadcrumbList(context, [{ name: title }])],
})
