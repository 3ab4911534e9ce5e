import type { Head, HeadContext } from './head.ts'

/** What a page of words loads: its title, and what searchers read below it. */
export type TextData = { readonly title: string; readonly description: string }

export const textHead = (
  { title, description }: TextData,
  { brand, language }: HeadContext,
): Head => ({ title: `${title} | ${brand.name[language]}`, description })
