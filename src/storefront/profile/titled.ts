import { data, type LoaderFunction } from 'react-router-dom'
import type { PageBrand } from '#domain/brand.ts'
import { loadTitled } from '../titled.ts'
import { profileTextIn, type ProfileText } from './profileText.ts'
import { offeredSections, type SectionName } from './sections.ts'

/** Titles a page of an account; a brand may be without it. */
export const titled =
  (brand: PageBrand, section: SectionName, key: Parameters<ProfileText>[0]): LoaderFunction =>
  (call) => {
    if (!offeredSections(brand.features).includes(section)) throw data(null, { status: 404 })
    return loadTitled(brand, (language) => profileTextIn(language)(key))(call)
  }
