import { deviceName } from '../deviceName.ts'
import type { CellProps } from '../kindComponents.ts'
import css from './cells.module.css'

/** The name of a browser, with the full user agent as a tooltip. */
export const DeviceCell = ({ text, size }: { text: string; size: CellProps['size'] }) => (
  <>
    <bdi title={text}>{deviceName(text)}</bdi>
    {size === 'full' && (
      <bdi dir="ltr" className={css.small}>
        {text}
      </bdi>
    )}
  </>
)
