import { useEffect, useRef } from 'react'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useSession } from '../account/session.ts'
import { getList, countPieces, useList } from './lists.ts'

type DeferredListTasks = typeof import('./deferredListTasks.ts')

/** Shares the lists of this browser with the account that is signed in, and leaves them with it at the end. */
export function useListSync(): void {
  const { status, user, client } = useSession()
  const { cart } = useBrand().features
  const owner = user?._id
  const lastOwner = useRef(owner)
  useEffect(() => {
    const names = cart ? (['cart', 'wishlist'] as const) : (['wishlist'] as const)
    if (status === 'loading') return
    if (lastOwner.current && lastOwner.current !== owner) {
      runDeferred(({ forgetOthers }) => forgetOthers())
    }
    lastOwner.current = owner
    if (status === 'anonymous') {
      for (const name of names) clearAccountList(name)
      return
    }
    if (!client || !owner) return
    let stops: (() => void)[] = []
    let isCancelled = false
    runDeferred(({ followAccount, listApi }) => {
      if (isCancelled) return
      stops = names.map((name) => followAccount(getList(name), listApi(client, name), owner))
    })
    return () => {
      isCancelled = true
      for (const stop of stops) stop()
    }
  }, [status, client, owner, cart])
  const { language } = useLanguage()
  const { items } = useList('cart')
  const hasItems = cart && countPieces(items) > 0
  useEffect(() => {
    // Its page must be here before the network is lost.
    if (hasItems) runDeferred(({ keepReady }) => keepReady(language))
  }, [hasItems, language])
}

/** Where it cannot be brought, it waits for the next page. */
const runDeferred = (work: (tasks: DeferredListTasks) => void): void =>
  void import('./deferredListTasks.ts').then(work).catch(() => undefined)

/** What belongs to an account is not shown to who comes after. */
function clearAccountList(name: 'cart' | 'wishlist'): void {
  const list = getList(name)
  if (list.read().owner) list.replace({ id: crypto.randomUUID(), items: {} })
}
