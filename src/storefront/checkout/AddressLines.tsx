import { joinItems } from '#domain/locale.ts'
import { Code } from '#ui/Code.tsx'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import type { Address, AddressInput } from '../profile/addresses/addressesApi.ts'
import { internationalText } from '../profile/addresses/phoneInput.ts'
import type { PlaceNames } from '../profile/placeNames.ts'
import styles from './AddressLines.module.css'

type Props = { address: Partial<Address> | AddressInput; names: PlaceNames; isNamed?: boolean }

/** An address as it stands on a parcel. */
export function AddressLines({ address: shownAddress, names, isNamed = true }: Props) {
  const { language } = useLanguage()
  const { fullName, address, phoneNumber } = shownAddress
  const country = shownAddress.country ?? ''
  const place = [names.city(country, shownAddress.city ?? ''), names.country(country)].filter(
    Boolean,
  )
  return (
    <span className={styles.lines}>
      {isNamed && <bdi className={styles.who}>{fullName}</bdi>}
      <bdi translate="no">{address}</bdi>
      <span>{joinItems(place, language)}</span>
      {phoneNumber && (
        <span>
          <Code>{internationalText(phoneNumber, names.codes, country)}</Code>
        </span>
      )}
    </span>
  )
}
