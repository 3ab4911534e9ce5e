import type { LoaderFunction } from 'react-router-dom'
import type { PageBrand } from '#domain/brand.ts'
import { createTitleLoader } from '../createTitleLoader.ts'
import { profileTextIn, type ProfileText } from './profileText.ts'

/** Titles a page of an account. */
export const createProfileTitleLoader = (
  brand: PageBrand,
  key: Parameters<ProfileText>[0],
): LoaderFunction => createTitleLoader(brand, (language) => profileTextIn(language)(key))
