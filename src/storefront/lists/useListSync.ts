import { useEffect, useRef } from 'react'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useSession } from '../account/session.ts'
import { listHere, pieces, useList } from './lists.ts'

type Besides = typeof import('./besides.ts')

/** Shares the lists of this browser with the account that is signed in, and leaves them with it at the end. */
export function useListSync(): void {
  const { status, user, client } = useSession()
  const { cart } = useBrand().features
  const owner = user?._id
  const last = useRef(owner)
  useEffect(() => {
    const names = cart ? (['cart', 'wishlist'] as const) : (['wishlist'] as const)
    if (status === 'loading') return
    if (last.current && last.current !== owner) {
      besides(({ forgetOthers }) => forgetOthers())
    }
    last.current = owner
    if (status === 'anonymous') {
      for (const name of names) leave(name)
      return
    }
    if (!client || !owner) return
    let stops: (() => void)[] = []
    let isOver = false
    besides(({ followAccount, listApi }) => {
      if (isOver) return
      stops = names.map((name) => followAccount(listHere(name), listApi(client, name), owner))
    })
    return () => {
      isOver = true
      for (const stop of stops) stop()
    }
  }, [status, client, owner, cart])
  const { language } = useLanguage()
  const { items } = useList('cart')
  const isFilled = cart && pieces(items) > 0
  useEffect(() => {
    // Its page must be here before the network is lost.
    if (isFilled) besides(({ keepReady }) => keepReady(language))
  }, [isFilled, language])
}

/** Where it cannot be brought, it waits for the next page. */
const besides = (work: (all: Besides) => void): void =>
  void import('./besides.ts').then(work).catch(() => undefined)

/** What belongs to an account is not shown to who comes after. */
function leave(name: 'cart' | 'wishlist'): void {
  const list = listHere(name)
  if (list.read().owner) list.accept({ id: crypto.randomUUID(), items: {} })
}
