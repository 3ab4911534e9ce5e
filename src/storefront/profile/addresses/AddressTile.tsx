import { joinItems } from '#domain/locale.ts'
import { Code } from '#ui/Code.tsx'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { Tile } from '../own/Tiles.tsx'
import type { PlaceNames } from '../placeNames.ts'
import type { Address } from './addressesApi.ts'
import { internationalText } from './phoneInput.ts'
import styles from './AddressTile.module.css'

type Props = {
  address: Address
  names: PlaceNames
  onEdit: () => void
  onDefault: () => void
  onRemove: () => void
}

/** What an address is called: by its owner, else by whom it leads to. */
export const addressName = ({ name, fullName }: Address): string => name || fullName || ''

export function AddressTile({ address: kept, names, ...actions }: Props) {
  const { language } = useLanguage()
  const { name, fullName, address, phoneNumber } = kept
  const country = kept.country ?? ''
  const place = [names.city(country, kept.city ?? ''), names.country(country)].filter(Boolean)
  return (
    <Tile
      heading="h2"
      title={<bdi translate="no">{addressName(kept)}</bdi>}
      name={addressName(kept)}
      isDefault={kept.isDefault ?? false}
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
      <p className={styles.lines}>{joinItems(place, language)}</p>
      {phoneNumber && (
        <p className={styles.phone}>
          <Code>{internationalText(phoneNumber, names.codes, country)}</Code>
        </p>
      )}
    </Tile>
  )
}
