import { loadAccountText } from '../account/accountText.ts'
import { SignedIn } from '../account/SignedIn.tsx'
import { hiddenHead } from '../heads.ts'
import { Licences } from '../licences/Licences.tsx'
import { loadLicencesTexts } from '../licences/licencesText.ts'
import type { Opening, Page } from '../page.ts'
import { Bones } from '../profile/Bones.tsx'
import { Frame } from '../profile/Frame.tsx'
import { loadProfileTexts } from '../profile/profileText.ts'
import { titled } from '../profile/titled.ts'
import type { Titled } from '../titled.ts'
import { loadRequestsTexts } from '../requests/requestsText.ts'

/** The page with all that it needs beside its code. */
export async function open({ brand }: Opening): Promise<Page<Titled>> {
  await Promise.all([
    loadProfileTexts(),
    loadLicencesTexts(),
    loadRequestsTexts(),
    loadAccountText(),
  ])
  return {
    Component: LicencesPage,
    loader: titled(brand, 'section.licences'),
    head: hiddenHead,
  }
}

const LicencesPage = () => (
  <Frame section="licences">
    <SignedIn fallback={<Bones />}>
      <Licences />
    </SignedIn>
  </Frame>
)
