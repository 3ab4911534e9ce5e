import { useCallback, useEffect, useMemo } from 'react'
import { useLoaderData, useNavigate, useParams } from 'react-router-dom'
import { hasCode } from '#api/apiError.ts'
import { createGuestRequests } from '#api/guestRequests.ts'
import { loadAccountText } from '../account/accountText.ts'
import { connect, useSession } from '../account/session.ts'
import { Breadcrumbs } from '../components/Breadcrumbs.tsx'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { loadOrdersTexts } from '../orders/ordersText.ts'
import { Banner } from '../orders/parts/Banner.tsx'
import { ProfileSkeleton } from '../profile/ProfileSkeleton.tsx'
import { Card } from '../profile/Card.tsx'
import { defineAccountPage } from '../profile/defineAccountPage.ts'
import { GuestAcceptDialog } from '../requests/GuestAcceptDialog.tsx'
import styles from '../requests/GuestRequest.module.css'
import { RequestLinkForm } from '../requests/RequestLinkForm.tsx'
import { RequestReaderProvider, type RequestReader } from '../requests/requestReader.ts'
import { loadRequestsTexts, useRequestsText } from '../requests/requestsText.ts'
import { RequestHeader, RequestView } from '../requests/RequestView.tsx'
import { conversationOf } from '../requests/conversationOf.ts'
import { useGuestLink } from '../requests/useGuestLink.ts'
import type { TitleData } from '../head/createTitleLoader.ts'
import { useAsyncData } from '../hooks/useAsyncData.ts'

export const definePage = defineAccountPage(GuestRequestPage, 'detail.request', [
  loadRequestsTexts,
  loadOrdersTexts,
  loadAccountText,
])

function GuestRequestPage() {
  const text = useRequestsText()
  const { title } = useLoaderData<TitleData>()
  const { id = '' } = useParams()
  const { isRead, secret } = useGuestLink()
  const { status, user } = useSession()
  const isReady = isRead && status !== 'loading'
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumbs steps={[{ label: title }]} />
      <noscript>
        <p className={styles.scripts}>{text('guest.scripts')}</p>
      </noscript>
      {isReady ? (
        <GuestRequest key={`${id} ${user?._id ?? ''} ${secret ?? ''}`} id={id} secret={secret} />
      ) : (
        <div data-scripted>
          <RequestSkeleton />
        </div>
      )}
    </div>
  )
}

function RequestSkeleton() {
  const { title } = useLoaderData<TitleData>()
  return (
    <>
      <RequestHeader title={title} back={useBackLink()} />
      <ProfileSkeleton />
    </>
  )
}

const useBackLink = () => ({ to: '/products', label: useRequestsText()('guest.back') })

type Props = { id: string; secret: string | undefined }

function GuestRequest({ id, secret }: Props) {
  const text = useRequestsText()
  const { title } = useLoaderData<TitleData>()
  const navigate = useNavigate()
  const back = useBackLink()
  const load = useCallback(async () => {
    const { client } = await connect()
    try {
      return { client, ...(await createGuestRequests(client, secret).open(id)) }
    } catch (error) {
      if (hasCode(error, 'request_link_invalid')) return 'ended' as const
      throw error
    }
  }, [id, secret])
  const { status, data, reload } = useAsyncData(load)
  const requestData = data === 'ended' ? undefined : data
  const isOwn = requestData?.isOwn ?? false
  useEffect(() => {
    // The request has been added to the user's account, so they continue there.
    if (isOwn) void navigate(`/requests/${id}`, { replace: true })
  }, [isOwn, id, navigate])
  const { client, request } = requestData ?? {}
  const name = [request?.firstName, request?.lastName].join(' ')
  const reader = useMemo(
    (): RequestReader | undefined =>
      client && {
        client,
        actions: createGuestRequests(client, secret),
        name,
        canReadOrders: false,
        Accept: GuestAcceptDialog,
      },
    [client, secret, name],
  )
  if (status === 'failed') return <LoadFailed onRetry={() => void reload()} />
  if (data === 'ended')
    return (
      <>
        <RequestHeader title={title} back={back} />
        <Card title={text('guest.endedTitle')} lead={text('guest.endedText')}>
          <RequestLinkForm id={id} submitLabel={text('guest.newLink')} />
        </Card>
      </>
    )
  if (!requestData || !reader || isOwn) return <RequestSkeleton />
  return (
    <>
      <RequestHeader title={title} request={requestData.request} back={back} />
      {requestData.request.status === 'submitted' && (
        <Banner tone="positive" text={text('guest.confirmed')} />
      )}
      <RequestReaderProvider value={reader}>
        <RequestView
          request={requestData.request}
          entries={conversationOf(requestData.request, requestData.activity)}
          readAt={requestData.readAt}
          onChanged={reload}
        />
      </RequestReaderProvider>
    </>
  )
}
