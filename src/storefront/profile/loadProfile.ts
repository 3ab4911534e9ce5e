import { data, type LoaderFunctionArgs } from 'react-router-dom'
import type { Brand } from '#domain/brand.ts'
import { isLanguage } from '#domain/locale.ts'
import { profileTextIn } from './profileText.ts'
import { sectionAt, type SectionName } from './sections.ts'

/** As much of the profile as everybody may know: whose it is, only the browser can tell. */
export type ProfileData = { readonly section: SectionName; readonly title: string }

export const loadProfile =
  ({ features, language: usual }: Brand) =>
  ({ request, params }: LoaderFunctionArgs): ProfileData => {
    const section = sectionAt(params['section'] ?? '', features)
    if (!section) throw data(null, { status: 404 })
    const prefix = new URL(request.url).pathname.split('/')[1]
    const text = profileTextIn(isLanguage(prefix) ? prefix : usual)
    return { section, title: text(`section.${section}`) }
  }
