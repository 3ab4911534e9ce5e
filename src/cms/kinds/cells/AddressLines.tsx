import { isRecord } from '#resource/kinds/kind.ts'
import { Code } from '#ui/Code.tsx'
import { useFormats } from '#ui/useFormats.ts'
import type { CellProps } from '../kindComponents.ts'
import { usePlaceName } from './AddressCell.tsx'
import { Blank } from './Blank.tsx'
import css from './cells.module.css'

/** All lines of an address, from the street to the country, with the phone number. */
export function AddressLines({ value }: Pick<CellProps, 'value'>) {
  const formats = useFormats()
  const address = isRecord(value) ? value : {}
  const place = usePlaceName(address)
  const partOf = (name: string) => String(address[name] ?? '')
  const phone = partOf('phone')
  const lines = [partOf('fullName'), partOf('address'), partOf('additionalDetails'), place].filter(
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
