import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { loadAccountText } from '../account/accountText.ts'
import { SignedInOnly } from '../account/SignedInOnly.tsx'
import { pageSizes } from '../data/listingQuery.ts'
import { OrdersBar } from '../orders/OrdersBar.tsx'
import { OrdersList } from '../orders/OrdersList.tsx'
import { loadOrdersTexts } from '../orders/ordersText.ts'
import { RowsSkeleton } from '../orders/parts/RowsSkeleton.tsx'
import { AccountLayout } from '../profile/AccountLayout.tsx'
import { defineAccountPage } from '../profile/defineAccountPage.ts'

export const definePage = defineAccountPage(OrdersPage, 'section.orders', [
  loadOrdersTexts,
  loadAccountText,
])

function OrdersPage() {
  usePaidOrder()
  return (
    <AccountLayout section="orders">
      <OrdersBar />
      <SignedInOnly fallback={<RowsSkeleton rows={pageSizes[0]} />}>
        <OrdersList />
      </SignedInOnly>
    </AccountLayout>
  )
}

/** Redirects to the order that was just paid, if the payment provider returned here. */
function usePaidOrder(): void {
  const { search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const parameters = new URLSearchParams(search)
    const [order, payment] = [parameters.get('order'), parameters.get('payment')]
    if (order && payment)
      void navigate(`/orders/${encodeURIComponent(order)}?payment=${payment}`, { replace: true })
  }, [search, navigate])
}
