import { useFormats } from '#ui/useFormats.ts'
import { isBrowserUserAgent } from '#domain/isBrowserUserAgent.ts'
import type { CellProps } from '../kindComponents.ts'
import { Blank } from './Blank.tsx'
import { CodeCell } from './CodeCell.tsx'
import { lazyComponent } from './lazyComponent.tsx'
import css from './cells.module.css'

/** Lists rarely contain user agents, so the code that parses them is loaded on demand. */
const DeviceCell = lazyComponent(async () => (await import('./DeviceCell.tsx')).DeviceCell)

export function TextCell({ field, value, size }: Omit<CellProps, 'InnerCell'>) {
  const formats = useFormats()
  if (value === null || value === undefined || value === '') return <Blank />
  const text = String(value)
  // A text with a pattern is a code and must stay unchanged.
  if (field.property.pattern || isIpAddressText(text)) return <CodeCell value={text} size={size} />
  if (field.readOnly && isBrowserUserAgent(text)) return <DeviceCell text={text} size={size} />
  return (
    <span
      className={css[size]}
      style={{ '--length': text.length }}
      title={size === 'line' ? text : undefined}
    >
      {/* A text in another language than the page needs its own direction. */}
      <bdi>{formats.digits(text)}</bdi>
    </span>
  )
}

/** IP addresses, whose digits must not be localised. */
const isIpAddressText = (text: string): boolean =>
  /^\d{1,3}(\.\d{1,3}){3}$|^[\da-f]*:[\da-f:.]*:[\da-f.]*$/i.test(text)
