import { joinItems } from '#domain/locale.ts'
import { Code } from '#ui/Code.tsx'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { Tile } from '../own/Tiles.tsx'
import type { PlaceNames } from '../placeNames.ts'
import type { Address } from './addressesApi.ts'
import { formatInternationalPhone } from './splitPhone.ts'
import styles from './AddressTile.module.css'

type Props = {
  address: Address
  names: PlaceNames
  onEdit: () => void
  onDefault: () => void
  onRemove: () => void
}

/** Returns the name of an address: its label, or else its recipient. */
export const addressName = ({ name, fullName }: Address): string => name || fullName || ''

export function AddressTile({ address: record, names, ...actions }: Props) {
  const { language } = useLanguage()
  const { name, fullName, address, phoneNumber } = record
  const country = record.country ?? ''
  const cityAndCountry = [names.city(country, record.city ?? ''), names.country(country)].filter(
    Boolean,
  )
  return (
    <Tile
      heading="h2"
      title={<bdi translate="no">{addressName(record)}</bdi>}
      name={addressName(record)}
      isDefault={record.isDefault ?? false}
      {...actions}
    >
      {name && (
        <p className={styles.who}>
          <bdi>{fullName}</bdi>
        </p>
      )}
      <p className={styles.lines}>
        <bdi translate="no">{address}</bdi>
      </p>
      <p className={styles.lines}>{joinItems(cityAndCountry, language)}</p>
      {phoneNumber && (
        <p className={styles.phone}>
          <Code>{formatInternationalPhone(phoneNumber, names.codes, country)}</Code>
        </p>
      )}
    </Tile>
  )
}
