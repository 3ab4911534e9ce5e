import { useCallback, useMemo } from 'react'
import { useLoaderData, useParams } from 'react-router-dom'
import { loadAccountText } from '../account/accountText.ts'
import { useSelf } from '../account/self.ts'
import { SignedIn } from '../account/SignedIn.tsx'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { hiddenHead } from '../heads.ts'
import { loadOrdersTexts } from '../orders/ordersText.ts'
import type { Opening, Page } from '../page.ts'
import { Bones } from '../profile/Bones.tsx'
import { Frame } from '../profile/Frame.tsx'
import { loadProfileTexts } from '../profile/profileText.ts'
import { titled } from '../profile/titled.ts'
import type { Titled } from '../titled.ts'
import { AcceptDialog } from '../requests/AcceptDialog.tsx'
import { RequestReaderProvider, type RequestReader } from '../requests/requestReader.ts'
import { createRequests } from '../requests/requestsApi.ts'
import { loadRequestsTexts } from '../requests/requestsText.ts'
import { RequestHead, RequestView } from '../requests/RequestView.tsx'
import { talkOf } from '../requests/talk.ts'
import { useLoaded } from '../useLoaded.ts'
import { NotFoundPage } from '../layout/NotFoundPage.tsx'

/** The page with all that it needs beside its code. */
export async function open({ brand }: Opening): Promise<Page<Titled>> {
  await Promise.all([loadProfileTexts(), loadRequestsTexts(), loadOrdersTexts(), loadAccountText()])
  return {
    Component: RequestPage,
    loader: titled(brand, 'detail.request'),
    head: hiddenHead,
  }
}

function RequestPage() {
  const { title } = useLoaderData<Titled>()
  const { id = '' } = useParams()
  return (
    <Frame section="requests" detail={title}>
      <SignedIn
        fallback={
          <>
            <RequestHead title={title} />
            <Bones />
          </>
        }
      >
        <OneRequest key={id} id={id} />
      </SignedIn>
    </Frame>
  )
}

function OneRequest({ id }: { id: string }) {
  const { title } = useLoaderData<Titled>()
  const { client, user } = useSelf()
  const load = useCallback(() => createRequests(client).read(id), [client, id])
  const { status, data, reload } = useLoaded(load)
  const reader = useMemo(
    (): RequestReader => ({
      client,
      steps: createRequests(client),
      name: user.name,
      readsOrders: true,
      Accept: AcceptDialog,
    }),
    [client, user.name],
  )
  if (status === 'failed') return <LoadFailed onRetry={() => void reload()} />
  if (status === 'ready' && !data) return <NotFoundPage />
  return (
    <>
      <RequestHead title={title} request={data?.request} />
      {data ? (
        <RequestReaderProvider value={reader}>
          <RequestView
            request={data.request}
            turns={talkOf(data.request, data.story)}
            at={data.at}
            onChanged={reload}
          />
        </RequestReaderProvider>
      ) : (
        <Bones />
      )}
    </>
  )
}
