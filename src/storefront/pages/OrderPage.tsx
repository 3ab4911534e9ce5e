import { useCallback } from 'react'
import { useLoaderData, useParams } from 'react-router-dom'
import { loadAccountText } from '../account/accountText.ts'
import { useSelf } from '../account/self.ts'
import { SignedIn } from '../account/SignedIn.tsx'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { hiddenHead } from '../heads.ts'
import { createOrders } from '../orders/ordersApi.ts'
import { loadOrdersTexts } from '../orders/ordersText.ts'
import { OrderHead, OrderView } from '../orders/OrderView.tsx'
import { storyOf } from '../orders/story.ts'
import type { Opening, Page } from '../page.ts'
import { Bones } from '../profile/Bones.tsx'
import { Frame } from '../profile/Frame.tsx'
import { loadProfileTexts } from '../profile/profileText.ts'
import { titled } from '../profile/titled.ts'
import type { Titled } from '../titled.ts'
import { useLoaded } from '../useLoaded.ts'
import { NotFoundPage } from '../layout/NotFoundPage.tsx'

/** The page with all that it needs beside its code. */
export async function open({ brand }: Opening): Promise<Page<Titled>> {
  await Promise.all([loadProfileTexts(), loadOrdersTexts(), loadAccountText()])
  return { Component: OrderPage, loader: titled(brand, 'detail.order'), head: hiddenHead }
}

function OrderPage() {
  const { title } = useLoaderData<Titled>()
  const { id = '' } = useParams()
  return (
    <Frame section="orders" detail={title}>
      <SignedIn
        fallback={
          <>
            <OrderHead title={title} />
            <Bones />
          </>
        }
      >
        <Order key={id} id={id} />
      </SignedIn>
    </Frame>
  )
}

function Order({ id }: { id: string }) {
  const { title } = useLoaderData<Titled>()
  const { client } = useSelf()
  const load = useCallback(() => createOrders(client).read(id), [client, id])
  const { status, data, reload } = useLoaded(load)
  if (status === 'failed') return <LoadFailed onRetry={() => void reload()} />
  if (status === 'ready' && !data) return <NotFoundPage />
  return (
    <>
      <OrderHead title={title} order={data?.order} />
      {data ? (
        <OrderView
          order={data.order}
          chapters={storyOf(data.order, data.story)}
          onChanged={reload}
        />
      ) : (
        <Bones />
      )}
    </>
  )
}
