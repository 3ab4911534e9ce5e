import { joinItems } from '#domain/locale.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { QuietButton } from '../components/Button.tsx'
import { Choices } from '../orders/parts/Choices.tsx'
import type { Address } from '../profile/addresses/addressesApi.ts'
import { addressName } from '../profile/addresses/AddressTile.tsx'
import type { PlaceNames } from '../profile/placeNames.ts'
import { useRequestsText } from './requestsText.ts'

type Props = {
  addresses: readonly Address[]
  names: PlaceNames
  chosen: string | undefined
  onChoose: (id: string) => void
  onAdd: () => void
}

/** Selects one of the user's addresses. */
export function AddressChoice({ addresses, names, chosen, onChoose, onAdd }: Props) {
  const text = useRequestsText()
  const { language } = useLanguage()
  const addressLine = ({ address, city, country }: Address): string =>
    joinItems(
      [address ?? '', names.city(country ?? '', city ?? ''), names.country(country ?? '')].filter(
        Boolean,
      ),
      language,
    )
  return (
    <>
      {addresses.length > 0 ? (
        <Choices
          name="address"
          legend={text('accept.address')}
          value={chosen}
          onValue={onChoose}
          choices={addresses.map((address) => ({
            value: address._id,
            label: <bdi>{addressName(address)}</bdi>,
            hint: <bdi>{addressLine(address)}</bdi>,
          }))}
        />
      ) : (
        <p>{text('accept.noAddress')}</p>
      )}
      <QuietButton onClick={onAdd}>{text('accept.addAddress')}</QuietButton>
    </>
  )
}
