import { useEffect, useState } from 'react'
import { useText } from '../hooks/useText.ts'
import { Icon } from '../components/Icon.tsx'

/** Shares the URL through the device's share dialog if there is one, otherwise copies it. */
export function ShareButton({
  title,
  className,
}: {
  title: string
  className?: string | undefined
}) {
  const text = useText()
  const [isCopied, setCopied] = useState(false)
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), 3000)
    return () => clearTimeout(timer)
  }, [isCopied])
  const share = async (): Promise<void> => {
    const url = location.href
    const isTouch = matchMedia('(pointer: coarse)').matches
    try {
      if (isTouch && navigator.canShare?.({ url })) await navigator.share({ title, url })
      else {
        await navigator.clipboard.writeText(url)
        setCopied(true)
      }
    } catch {
      // Cancelled by the user or not allowed; the URL is still in the address bar.
    }
  }
  return (
    <button
      type="button"
      className={className}
      disabled={!isReady}
      data-scripted
      onClick={() => void share()}
    >
      <Icon name={isCopied ? 'check' : 'link'} />
      <span role="status">{text(isCopied ? 'product.copied' : 'product.copyLink')}</span>
    </button>
  )
}
