import { defineTitledPage } from '../head/defineTitledPage.ts'
import { loadProfileTexts, profileTextIn, type ProfileText } from './profileText.ts'

type Page = Parameters<typeof defineTitledPage>

/** Defines a page of the account, whose title is one of the texts of the profile. */
export const defineAccountPage = (
  Component: Page[0],
  title: Parameters<ProfileText>[0],
  loadTexts: Page[2],
) =>
  defineTitledPage(Component, (language) => profileTextIn(language)(title), [
    loadProfileTexts,
    ...loadTexts,
  ])
