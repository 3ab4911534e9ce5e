import { loadAccountText } from '../account/accountText.ts'
import { SignedInOnly } from '../account/SignedInOnly.tsx'
import { hiddenHead } from '../head/hiddenHead.ts'
import { Licences } from '../licences/Licences.tsx'
import { loadLicencesTexts } from '../licences/licencesText.ts'
import type { PageContext, PageDefinition } from '../pageRoute.ts'
import { ProfileSkeleton } from '../profile/ProfileSkeleton.tsx'
import { AccountLayout } from '../profile/AccountLayout.tsx'
import { loadProfileTexts } from '../profile/profileText.ts'
import { createProfileTitleLoader } from '../profile/createProfileTitleLoader.ts'
import type { TitleData } from '../head/createTitleLoader.ts'
import { loadRequestsTexts } from '../requests/requestsText.ts'

export async function definePage({ brand }: PageContext): Promise<PageDefinition<TitleData>> {
  await Promise.all([
    loadProfileTexts(),
    loadLicencesTexts(),
    loadRequestsTexts(),
    loadAccountText(),
  ])
  return {
    Component: LicencesPage,
    loader: createProfileTitleLoader(brand, 'section.licences'),
    head: hiddenHead,
  }
}

const LicencesPage = () => (
  <AccountLayout section="licences">
    <SignedInOnly fallback={<ProfileSkeleton />}>
      <Licences />
    </SignedInOnly>
  </AccountLayout>
)
