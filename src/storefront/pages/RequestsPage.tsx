import { SignedIn } from '../account/SignedIn.tsx'
import { hiddenHead } from '../heads.ts'
import { RowBones } from '../orders/parts/RowBones.tsx'
import type { Opening, Page } from '../page.ts'
import { Frame } from '../profile/Frame.tsx'
import { loadProfileTexts } from '../profile/profileText.ts'
import { titled } from '../profile/titled.ts'
import type { Titled } from '../titled.ts'
import { RequestsList } from '../requests/RequestsList.tsx'
import { loadRequestsTexts } from '../requests/requestsText.ts'

/** The page with all that it needs beside its code. */
export async function open({ brand }: Opening): Promise<Page<Titled>> {
  await Promise.all([loadProfileTexts(), loadRequestsTexts()])
  return {
    Component: RequestsPage,
    loader: titled(brand, 'section.requests'),
    head: hiddenHead,
  }
}

const RequestsPage = () => (
  <Frame section="requests">
    <SignedIn fallback={<RowBones rows={3} />}>
      <RequestsList />
    </SignedIn>
  </Frame>
)
