import { useCallback, useMemo } from 'react'
import { useLoaderData, useParams } from 'react-router-dom'
import { loadAccountText } from '../account/accountText.ts'
import { useSignedInUser } from '../account/signedInUser.ts'
import { SignedInOnly } from '../account/SignedInOnly.tsx'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { loadOrdersTexts } from '../orders/ordersText.ts'
import { ProfileSkeleton } from '../profile/ProfileSkeleton.tsx'
import { AccountLayout } from '../profile/AccountLayout.tsx'
import { defineAccountPage } from '../profile/defineAccountPage.ts'
import type { TitleData } from '../head/createTitleLoader.ts'
import { AcceptDialog } from '../requests/AcceptDialog.tsx'
import { RequestReaderProvider, type RequestReader } from '../requests/requestReader.ts'
import { createRequestsApi } from '../requests/requestsApi.ts'
import { loadRequestsTexts } from '../requests/requestsText.ts'
import { RequestHeader, RequestView } from '../requests/RequestView.tsx'
import { conversationOf } from '../requests/conversationOf.ts'
import { useAsyncData } from '../hooks/useAsyncData.ts'
import { NotFoundPage } from '../layout/NotFoundPage.tsx'

export const definePage = defineAccountPage(RequestPage, 'detail.request', [
  loadRequestsTexts,
  loadOrdersTexts,
  loadAccountText,
])

function RequestPage() {
  const { title } = useLoaderData<TitleData>()
  const { id = '' } = useParams()
  return (
    <AccountLayout section="requests" detail={title}>
      <SignedInOnly
        fallback={
          <>
            <RequestHeader title={title} />
            <ProfileSkeleton />
          </>
        }
      >
        <AccountRequest key={id} id={id} />
      </SignedInOnly>
    </AccountLayout>
  )
}

function AccountRequest({ id }: { id: string }) {
  const { title } = useLoaderData<TitleData>()
  const { client, user } = useSignedInUser()
  const load = useCallback(() => createRequestsApi(client).read(id), [client, id])
  const { status, data, reload } = useAsyncData(load)
  const reader = useMemo(
    (): RequestReader => ({
      client,
      actions: createRequestsApi(client),
      name: user.name,
      canReadOrders: true,
      Accept: AcceptDialog,
    }),
    [client, user.name],
  )
  if (status === 'failed') return <LoadFailed onRetry={() => void reload()} />
  if (status === 'ready' && !data) return <NotFoundPage />
  return (
    <>
      <RequestHeader title={title} request={data?.request} />
      {data ? (
        <RequestReaderProvider value={reader}>
          <RequestView
            request={data.request}
            entries={conversationOf(data.request, data.activity)}
            readAt={data.readAt}
            onChanged={reload}
          />
        </RequestReaderProvider>
      ) : (
        <ProfileSkeleton />
      )}
    </>
  )
}
