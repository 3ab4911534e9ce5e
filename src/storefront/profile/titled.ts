import { data, type LoaderFunction } from 'react-router-dom'
import type { Brand } from '#domain/brand.ts'
import { isLanguage } from '#domain/locale.ts'
import { profileTextIn, type ProfileText } from './profileText.ts'
import { offeredSections, type SectionName } from './sections.ts'

/** As much of a page of somebody's own as everybody may know. */
export type Titled = { readonly title: string }

/** Titles a page of an account; a brand may be without it. */
export const titled =
  (
    { features, language: usual }: Brand,
    section: SectionName,
    key: Parameters<ProfileText>[0],
  ): LoaderFunction =>
  ({ request }): Titled => {
    if (!offeredSections(features, 'company').includes(section)) throw data(null, { status: 404 })
    const prefix = new URL(request.url).pathname.split('/')[1]
    return { title: profileTextIn(isLanguage(prefix) ? prefix : usual)(key) }
  }
