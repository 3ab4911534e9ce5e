import { RequireSignIn } from '../account/SignedIn.tsx'
import { hiddenHead } from '../heads.ts'
import { RowsSkeleton } from '../orders/parts/RowBones.tsx'
import type { PageContext, Page } from '../page.ts'
import { AccountLayout } from '../profile/Frame.tsx'
import { loadProfileTexts } from '../profile/profileText.ts'
import { profileTitleLoader } from '../profile/titled.ts'
import type { TitleData } from '../titled.ts'
import { RequestsList } from '../requests/RequestsList.tsx'
import { loadRequestsTexts } from '../requests/requestsText.ts'

/** The page with all that it needs beside its code. */
export async function open({ brand }: PageContext): Promise<Page<TitleData>> {
  await Promise.all([loadProfileTexts(), loadRequestsTexts()])
  return {
    Component: RequestsPage,
    loader: profileTitleLoader(brand, 'section.requests'),
    head: hiddenHead,
  }
}

const RequestsPage = () => (
  <AccountLayout section="requests">
    <RequireSignIn fallback={<RowsSkeleton rows={3} />}>
      <RequestsList />
    </RequireSignIn>
  </AccountLayout>
)
