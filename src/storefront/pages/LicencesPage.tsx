import { loadAccountText } from '../account/accountText.ts'
import { SignedInOnly } from '../account/SignedInOnly.tsx'
import { Licences } from '../licences/Licences.tsx'
import { loadLicencesTexts } from '../licences/licencesText.ts'
import { ProfileSkeleton } from '../profile/ProfileSkeleton.tsx'
import { AccountLayout } from '../profile/AccountLayout.tsx'
import { defineAccountPage } from '../profile/defineAccountPage.ts'
import { loadRequestsTexts } from '../requests/requestsText.ts'

const LicencesPage = () => (
  <AccountLayout section="licences">
    <SignedInOnly fallback={<ProfileSkeleton />}>
      <Licences />
    </SignedInOnly>
  </AccountLayout>
)

export const definePage = defineAccountPage(LicencesPage, 'section.licences', [
  loadLicencesTexts,
  loadRequestsTexts,
  loadAccountText,
])
