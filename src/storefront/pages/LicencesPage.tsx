import { loadAccountText } from '../account/accountText.ts'
import { RequireSignIn } from '../account/SignedIn.tsx'
import { hiddenHead } from '../heads.ts'
import { Licences } from '../licences/Licences.tsx'
import { loadLicencesTexts } from '../licences/licencesText.ts'
import type { PageContext, Page } from '../page.ts'
import { ProfileSkeleton } from '../profile/Bones.tsx'
import { AccountLayout } from '../profile/Frame.tsx'
import { loadProfileTexts } from '../profile/profileText.ts'
import { profileTitleLoader } from '../profile/titled.ts'
import type { TitleData } from '../titled.ts'
import { loadRequestsTexts } from '../requests/requestsText.ts'

/** The page with all that it needs beside its code. */
export async function open({ brand }: PageContext): Promise<Page<TitleData>> {
  await Promise.all([
    loadProfileTexts(),
    loadLicencesTexts(),
    loadRequestsTexts(),
    loadAccountText(),
  ])
  return {
    Component: LicencesPage,
    loader: profileTitleLoader(brand, 'section.licences'),
    head: hiddenHead,
  }
}

const LicencesPage = () => (
  <AccountLayout section="licences">
    <RequireSignIn fallback={<ProfileSkeleton />}>
      <Licences />
    </RequireSignIn>
  </AccountLayout>
)
