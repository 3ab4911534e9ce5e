import { useCallback } from 'react'
import { useLoaderData, useParams } from 'react-router-dom'
import { loadAccountText } from '../account/accountText.ts'
import { useSignedInUser } from '../account/signedInUser.ts'
import { SignedInOnly } from '../account/SignedInOnly.tsx'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { createOrdersApi } from '../orders/ordersApi.ts'
import { loadOrdersTexts } from '../orders/ordersText.ts'
import { OrderHeader, OrderView } from '../orders/OrderView.tsx'
import { activityOf } from '../orders/activityOf.ts'
import { ProfileSkeleton } from '../profile/ProfileSkeleton.tsx'
import { AccountLayout } from '../profile/AccountLayout.tsx'
import { defineAccountPage } from '../profile/defineAccountPage.ts'
import type { TitleData } from '../head/createTitleLoader.ts'
import { useAsyncData } from '../hooks/useAsyncData.ts'
import { NotFoundPage } from '../layout/NotFoundPage.tsx'

export const definePage = defineAccountPage(OrderPage, 'detail.order', [
  loadOrdersTexts,
  loadAccountText,
])

function OrderPage() {
  const { title } = useLoaderData<TitleData>()
  const { id = '' } = useParams()
  return (
    <AccountLayout section="orders" detail={title}>
      <SignedInOnly
        fallback={
          <>
            <OrderHeader title={title} />
            <ProfileSkeleton />
          </>
        }
      >
        <OrderDetail key={id} id={id} />
      </SignedInOnly>
    </AccountLayout>
  )
}

function OrderDetail({ id }: { id: string }) {
  const { title } = useLoaderData<TitleData>()
  const { client } = useSignedInUser()
  const load = useCallback(() => createOrdersApi(client).read(id), [client, id])
  const { status, data, reload } = useAsyncData(load)
  if (status === 'failed') return <LoadFailed onRetry={() => void reload()} />
  if (status === 'ready' && !data) return <NotFoundPage />
  return (
    <>
      <OrderHeader title={title} order={data?.order} />
      {data ? (
        <OrderView
          order={data.order}
          entries={activityOf(data.order, data.activity)}
          onChanged={reload}
        />
      ) : (
        <ProfileSkeleton />
      )}
    </>
  )
}
