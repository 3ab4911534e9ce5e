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
  const [copied, setCopied] = useState(false)
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 3000)
    return () => clearTimeout(timer)
  }, [copied])
  const share = async (): Promise<void> => {
    const url = location.href
    const touch = matchMedia('(pointer: coarse)').matches
    try {
      if (touch && navigator.canShare?.({ url })) await navigator.share({ title, url })
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
      disabled={!ready}
      data-scripted
      onClick={() => void share()}
    >
      <Icon name={copied ? 'check' : 'link'} />
      <span role="status">{text(copied ? 'product.copied' : 'product.copyLink')}</span>
    </button>
  )
}
