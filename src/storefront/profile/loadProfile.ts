import { data, type LoaderFunctionArgs } from 'react-router-dom'
import type { Brand } from '#domain/brand.ts'
import { isLanguage } from '#domain/locale.ts'
import { profileTextIn } from './profileText.ts'
import { partAt, type ProfilePart } from './sections.ts'

/** As much of the profile as everybody may know: whose it is, only the browser can tell. */
export type ProfileData = { readonly section: ProfilePart; readonly title: string }

export const loadProfile =
  ({ features, language: usual }: Brand) =>
  ({ request, params }: LoaderFunctionArgs): ProfileData => {
    const section = partAt(params['section'] ?? '', features)
    if (!section) throw data(null, { status: 404 })
    const prefix = new URL(request.url).pathname.split('/')[1]
    const text = profileTextIn(isLanguage(prefix) ? prefix : usual)
    return { section, title: text(`section.${section}`) }
  }
