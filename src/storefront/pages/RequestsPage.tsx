import { SignedInOnly } from '../account/SignedInOnly.tsx'
import { RowsSkeleton } from '../orders/parts/RowsSkeleton.tsx'
import { AccountLayout } from '../profile/AccountLayout.tsx'
import { defineAccountPage } from '../profile/defineAccountPage.ts'
import { RequestsList } from '../requests/RequestsList.tsx'
import { loadRequestsTexts } from '../requests/requestsText.ts'

const RequestsPage = () => (
  <AccountLayout section="requests">
    <SignedInOnly fallback={<RowsSkeleton rows={3} />}>
      <RequestsList />
    </SignedInOnly>
  </AccountLayout>
)

export const definePage = defineAccountPage(RequestsPage, 'section.requests', [loadRequestsTexts])
