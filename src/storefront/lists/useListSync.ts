import { useEffect, useRef } from 'react'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useSession } from '../account/session.ts'
import { getList, countPieces, useList } from './lists.ts'

type DeferredListTasks = typeof import('./deferredListTasks.ts')

/** Syncs the lists with the signed-in account, and clears them locally on sign-out. */
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
    // The cart page must be loaded before the network is lost.
    if (hasItems) runDeferred(({ keepReady }) => keepReady(language))
  }, [hasItems, language])
}

/** If loading fails, the tasks are skipped until the next page. */
const runDeferred = (work: (tasks: DeferredListTasks) => void): void =>
  void import('./deferredListTasks.ts').then(work).catch(() => undefined)

/** A list of an account must not be visible to the next user. */
function clearAccountList(name: 'cart' | 'wishlist'): void {
  const list = getList(name)
  if (list.read().owner) list.replace({ id: crypto.randomUUID(), items: {} })
}
