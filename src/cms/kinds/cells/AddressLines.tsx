import { isRecord } from '#resource/kinds/kind.ts'
import { Code } from '#ui/Code.tsx'
import { useFormats } from '#ui/useFormats.ts'
import type { CellProps } from '../face.ts'
import { usePlace } from './AddressCell.tsx'
import { Blank } from './Blank.tsx'
import css from './cells.module.css'

/** All of an address, from the house to the country, and how to call there. */
export function AddressLines({ value }: Pick<CellProps, 'value'>) {
  const formats = useFormats()
  const given = isRecord(value) ? value : {}
  const place = usePlace(given)
  const part = (name: string) => String(given[name] ?? '')
  const phone = part('phone')
  const lines = [part('fullName'), part('address'), part('additionalDetails'), place].filter(
    Boolean,
  )
  if (lines.length === 0 && !phone) return <Blank />
  return (
    <>
      {lines.map((line) => (
        <span key={line} className={css.row}>
          <bdi>{formats.digits(line)}</bdi>
        </span>
      ))}
      {phone && (
        <span className={css.row}>
          <Code>{phone}</Code>
        </span>
      )}
    </>
  )
}
