import { joinItems } from '#domain/locale.ts'
import { Code } from '#ui/Code.tsx'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import type { Address, AddressInput } from '../../profile/addresses/addressesApi.ts'
import { formatInternationalPhone } from '../../profile/addresses/splitPhone.ts'
import type { PlaceNames } from '../../profile/placeNames.ts'
import styles from './AddressLines.module.css'

type Props = { address: Partial<Address> | AddressInput; names: PlaceNames; showsName?: boolean }

/** An address as it is written on a parcel. */
export function AddressLines({ address: shownAddress, names, showsName = true }: Props) {
  const { language } = useLanguage()
  const { fullName, address, phoneNumber } = shownAddress
  const country = shownAddress.country ?? ''
  const cityAndCountry = [
    names.city(country, shownAddress.city ?? ''),
    names.country(country),
  ].filter(Boolean)
  return (
    <span className={styles.lines}>
      {showsName && <bdi className={styles.who}>{fullName}</bdi>}
      <bdi translate="no">{address}</bdi>
      <span>{joinItems(cityAndCountry, language)}</span>
      {phoneNumber && (
        <span>
          <Code>{formatInternationalPhone(phoneNumber, names.codes, country)}</Code>
        </span>
      )}
    </span>
  )
}
