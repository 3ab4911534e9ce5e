import { useEffect, useState } from 'react'
import { useText } from '../useText.ts'
import { Icon } from './Icon.tsx'

/** Hands the address on: to another program where there is a way to, else to the clipboard. */
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
      // Given up by the reader, or not allowed here: the address still stands in the bar above.
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
