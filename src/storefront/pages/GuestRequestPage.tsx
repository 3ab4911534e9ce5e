import { useCallback, useEffect, useMemo } from 'react'
import { useLoaderData, useNavigate, useParams } from 'react-router-dom'
import { hasCode } from '#api/apiError.ts'
import { createGuestRequests } from '#api/guestRequests.ts'
import { loadAccountText } from '../account/accountText.ts'
import { connect, useSession } from '../account/session.ts'
import { Breadcrumbs } from '../components/Breadcrumbs.tsx'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { hiddenHead } from '../heads.ts'
import { loadOrdersTexts } from '../orders/ordersText.ts'
import { Banner } from '../orders/parts/Banner.tsx'
import type { Opening, Page } from '../page.ts'
import { Bones } from '../profile/Bones.tsx'
import { Card } from '../profile/Card.tsx'
import { loadProfileTexts } from '../profile/profileText.ts'
import { titled } from '../profile/titled.ts'
import { GuestAccept } from '../requests/GuestAccept.tsx'
import styles from '../requests/GuestRequest.module.css'
import { NewLink } from '../requests/NewLink.tsx'
import { RequestReaderProvider, type RequestReader } from '../requests/requestReader.ts'
import { loadRequestsTexts, useRequestsText } from '../requests/requestsText.ts'
import { RequestHead, RequestView } from '../requests/RequestView.tsx'
import { talkOf } from '../requests/talk.ts'
import { useGuestLink } from '../requests/useGuestLink.ts'
import type { Titled } from '../titled.ts'
import { useLoaded } from '../useLoaded.ts'

/** The page with all that it needs beside its code. */
export async function open({ brand }: Opening): Promise<Page<Titled>> {
  await Promise.all([loadProfileTexts(), loadRequestsTexts(), loadOrdersTexts(), loadAccountText()])
  return {
    Component: GuestRequestPage,
    loader: titled(brand, 'detail.request'),
    head: hiddenHead,
  }
}

function GuestRequestPage() {
  const text = useRequestsText()
  const { title } = useLoaderData<Titled>()
  const { id = '' } = useParams()
  const { isTaken, secret } = useGuestLink()
  const { status, user } = useSession()
  const isKnown = isTaken && status !== 'loading'
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumbs steps={[{ label: title }]} />
      <noscript>
        <p className={styles.scripts}>{text('guest.scripts')}</p>
      </noscript>
      {isKnown ? (
        <GuestRequest key={`${id} ${user?._id ?? ''} ${secret ?? ''}`} id={id} secret={secret} />
      ) : (
        <div data-scripted>
          <Waiting />
        </div>
      )}
    </div>
  )
}

function Waiting() {
  const { title } = useLoaderData<Titled>()
  return (
    <>
      <RequestHead title={title} back={useWayBack()} />
      <Bones />
    </>
  )
}

const useWayBack = () => ({ to: '/products', label: useRequestsText()('guest.back') })

type Props = { id: string; secret: string | undefined }

function GuestRequest({ id, secret }: Props) {
  const text = useRequestsText()
  const { title } = useLoaderData<Titled>()
  const navigate = useNavigate()
  const back = useWayBack()
  const load = useCallback(async () => {
    const { client } = await connect()
    try {
      return { client, ...(await createGuestRequests(client, secret).open(id)) }
    } catch (error) {
      if (hasCode(error, 'request_link_invalid')) return 'ended' as const
      throw error
    }
  }, [id, secret])
  const { status, data, reload } = useLoaded(load)
  const opened = data === 'ended' ? undefined : data
  const isOwn = opened?.isOwn ?? false
  useEffect(() => {
    // It has joined the account of whoever reads it, who goes on there.
    if (isOwn) void navigate(`/requests/${id}`, { replace: true })
  }, [isOwn, id, navigate])
  const { client, request } = opened ?? {}
  const name = [request?.firstName, request?.lastName].join(' ')
  const reader = useMemo(
    (): RequestReader | undefined =>
      client && {
        client,
        steps: createGuestRequests(client, secret),
        name,
        readsOrders: false,
        Accept: GuestAccept,
      },
    [client, secret, name],
  )
  if (status === 'failed') return <LoadFailed onRetry={() => void reload()} />
  if (data === 'ended')
    return (
      <>
        <RequestHead title={title} back={back} />
        <Card title={text('guest.endedTitle')} lead={text('guest.endedText')}>
          <NewLink id={id} submit={text('guest.newLink')} />
        </Card>
      </>
    )
  if (!opened || !reader || isOwn) return <Waiting />
  return (
    <>
      <RequestHead title={title} request={opened.request} back={back} />
      {opened.request.status === 'submitted' && (
        <Banner tone="positive" text={text('guest.confirmed')} />
      )}
      <RequestReaderProvider value={reader}>
        <RequestView
          request={opened.request}
          turns={talkOf(opened.request, opened.story)}
          at={opened.at}
          onChanged={reload}
        />
      </RequestReaderProvider>
    </>
  )
}
