import { useEffect, useState } from 'react'
import { takeSecret } from '#ui/linkSecret.ts'

type GuestLink = {
  /** the address has been looked at */
  readonly isRead: boolean
  /** nothing where the page is opened again: the browser has it in a cookie */
  readonly secret: string | undefined
}

/** What the link of the mail brings; it lives as long as the page. */
export function useGuestLink(): GuestLink {
  const [link, setLink] = useState<GuestLink>({ isRead: false, secret: undefined })
  useEffect(() => {
    const readLink = (): void => {
      const secret = takeSecret('request')
      setLink((before) => ({ isRead: true, secret: secret ?? before.secret }))
    }
    readLink()
    addEventListener('hashchange', readLink)
    return () => removeEventListener('hashchange', readLink)
  }, [])
  return link
}
