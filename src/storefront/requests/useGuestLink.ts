import { useEffect, useState } from 'react'
import { takeSecret } from '#ui/linkSecret.ts'

type GuestLink = {
  /** the address has been looked at */
  readonly isTaken: boolean
  /** nothing where the page is opened again: the browser has it in a cookie */
  readonly secret: string | undefined
}

/** What the link of the mail brings; it lives as long as the page. */
export function useGuestLink(): GuestLink {
  const [link, setLink] = useState<GuestLink>({ isTaken: false, secret: undefined })
  useEffect(() => {
    const take = (): void => {
      const secret = takeSecret('request')
      setLink((before) => ({ isTaken: true, secret: secret ?? before.secret }))
    }
    take()
    addEventListener('hashchange', take)
    return () => removeEventListener('hashchange', take)
  }, [])
  return link
}
