import { useEffect, useRef } from 'react'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useSession } from '../account/session.ts'
import { listHere } from './lists.ts'

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
      import('../cart/forgetOthers.ts').then((one) => one.forgetOthers()).catch(() => undefined)
    }
    last.current = owner
    if (status === 'anonymous') {
      for (const name of names) leave(name)
      return
    }
    if (!client || !owner) return
    let stops: (() => void)[] = []
    let isOver = false
    const begin = async (): Promise<void> => {
      const [{ followAccount }, { listApi }] = await Promise.all([
        import('./followAccount.ts'),
        import('./syncList.ts'),
      ])
      if (isOver) return
      stops = names.map((name) => followAccount(listHere(name), listApi(client, name), owner))
    }
    // Without them the lists stay with this browser until the next page.
    begin().catch(() => undefined)
    return () => {
      isOver = true
      for (const stop of stops) stop()
    }
  }, [status, client, owner, cart])
}

/** What belongs to an account is not shown to who comes after. */
function leave(name: 'cart' | 'wishlist'): void {
  const list = listHere(name)
  if (list.read().owner) list.accept({ id: crypto.randomUUID(), items: {} })
}
