import { deviceName } from '../deviceName.ts'
import type { CellProps } from '../kindComponents.ts'
import css from './cells.module.css'

/** A browser by its name; how it introduced itself is there for those who look closer. */
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
