import { SignedInOnly } from '../account/SignedInOnly.tsx'
import { hiddenHead } from '../head/hiddenHead.ts'
import { RowsSkeleton } from '../orders/parts/RowsSkeleton.tsx'
import type { PageContext, PageDefinition } from '../pageRoute.ts'
import { AccountLayout } from '../profile/AccountLayout.tsx'
import { loadProfileTexts } from '../profile/profileText.ts'
import { createProfileTitleLoader } from '../profile/createProfileTitleLoader.ts'
import type { TitleData } from '../head/createTitleLoader.ts'
import { RequestsList } from '../requests/RequestsList.tsx'
import { loadRequestsTexts } from '../requests/requestsText.ts'

export async function definePage({ brand }: PageContext): Promise<PageDefinition<TitleData>> {
  await Promise.all([loadProfileTexts(), loadRequestsTexts()])
  return {
    Component: RequestsPage,
    loader: createProfileTitleLoader(brand, 'section.requests'),
    head: hiddenHead,
  }
}

const RequestsPage = () => (
  <AccountLayout section="requests">
    <SignedInOnly fallback={<RowsSkeleton rows={3} />}>
      <RequestsList />
    </SignedInOnly>
  </AccountLayout>
)
