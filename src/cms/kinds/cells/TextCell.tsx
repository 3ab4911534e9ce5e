import { useFormats } from '#ui/useFormats.ts'
import { isBrowserUserAgent } from '#domain/isBrowserUserAgent.ts'
import type { CellProps } from '../kindComponents.ts'
import { Blank } from './Blank.tsx'
import { CodeCell } from './CodeCell.tsx'
import { lazyCell } from './lazyCell.tsx'
import css from './cells.module.css'

/** Few lists name devices: what knows browsers and systems comes with the first of them. */
const DeviceCell = lazyCell(async () => (await import('./DeviceCell.tsx')).DeviceCell)

export function TextCell({ field, value, size }: Omit<CellProps, 'cells'>) {
  const formats = useFormats()
  if (value === null || value === undefined || value === '') return <Blank />
  const text = String(value)
  // A text with a pattern is a code and stays as it is.
  if (field.property.pattern || isIpAddressText(text)) return <CodeCell value={text} size={size} />
  if (field.readOnly && isBrowserUserAgent(text)) return <DeviceCell text={text} size={size} />
  return (
    <span
      className={css[size]}
      style={{ '--length': text.length }}
      title={size === 'line' ? text : undefined}
    >
      {/* A text in another language than the page still reads in its own direction. */}
      <bdi>{formats.digits(text)}</bdi>
    </span>
  )
}

/** Where a request came from: figures that mean nothing as numbers. */
const isIpAddressText = (text: string): boolean =>
  /^\d{1,3}(\.\d{1,3}){3}$|^[\da-f]*:[\da-f:.]*:[\da-f.]*$/i.test(text)
