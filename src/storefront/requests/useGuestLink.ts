import { useEffect, useState } from 'react'
import { takeSecret } from '#ui/linkSecret.ts'

type GuestLink = {
  /** whether the URL has been checked */
  readonly isRead: boolean
  /** undefined when the page is opened again, since the browser then has a cookie */
  readonly secret: string | undefined
}

/** Takes the secret from the emailed link and keeps it while the page is open. */
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
