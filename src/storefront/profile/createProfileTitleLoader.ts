import type { LoaderFunction } from 'react-router-dom'
import type { PageBrand } from '#domain/brand.ts'
import { createTitleLoader } from '../head/createTitleLoader.ts'
import { profileTextIn, type ProfileText } from './profileText.ts'

/** Creates a loader that returns the title of an account page. */
export const createProfileTitleLoader = (
  brand: PageBrand,
  key: Parameters<ProfileText>[0],
): LoaderFunction => createTitleLoader(brand, (language) => profileTextIn(language)(key))
