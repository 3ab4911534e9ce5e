import { data, type LoaderFunctionArgs } from 'react-router-dom'
import type { PageBrand } from '#domain/brand.ts'
import { languageOfUrl } from '../data/languageOfUrl.ts'
import { profileTextIn } from './profileText.ts'
import { profilePartAt, type ProfilePart } from './sections.ts'

/** Public data of the profile pages; the user is known only in the browser. */
export type ProfileData = { readonly section: ProfilePart; readonly title: string }

export const createProfileLoader =
  (brand: PageBrand) =>
  ({ request, params }: LoaderFunctionArgs): ProfileData => {
    const section = profilePartAt(params['section'] ?? '', brand.features)
    if (!section) throw data(null, { status: 404 })
    const text = profileTextIn(languageOfUrl(request.url, brand))
    return { section, title: text(`section.${section}`) }
  }
