import { useState, type SubmitEvent } from 'react'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useSignedInUser } from '../../account/signedInUser.ts'
import type { Quote } from '../../cart/totals/quote.ts'
import { useShoppingText } from '../../cart/shoppingText.ts'
import { addressInputFrom, addressValuesOf } from '../../profile/addresses/addressForm.ts'
import { useProfileText } from '../../profile/profileText.ts'
import { AddressLines } from './AddressLines.tsx'
import { ChoiceCard, ChoiceGroup } from './ChoiceCard.tsx'
import { updateChoices, completeStep, type TypedAddress } from '../checkoutChoices.ts'
import { ContinueButton } from './ContinueButton.tsx'
import type { AddressErrors } from '../orderRefusal.ts'
import styles from './Step.module.css'
import { TypedAddressForm } from './TypedAddressForm.tsx'
import type { CheckoutState, AccountData } from '../useCheckout.ts'

type Props = {
  checkout: CheckoutState
  accountData: AccountData
  quote: Quote
  /** the server's errors for the typed address */
  addressErrors: AddressErrors
  onDone: () => void
}

/** Selects the shipping address: a saved one or a newly typed one. */
export function AddressStep({ checkout, accountData, quote, addressErrors, onDone }: Props) {
  const text = useShoppingText()
  const profile = useProfileText()
  const { user } = useSignedInUser()
  const brand = useBrand()
  const { choices, places, addresses } = checkout
  const isTyped = choices.typed !== undefined && !choices.address
  const [chosen, setChosen] = useState(
    isTyped
      ? ''
      : (
          accountData.addresses.find(({ _id }) => _id === choices.address) ??
          accountData.addresses[0]
        )?._id,
  )
  const isNew = !chosen
  const canSave = brand.features.savedAddresses
  const defaults: TypedAddress = {
    ...addressValuesOf({ country: brand.country, fullName: nameOf(user) }, accountData.names),
    save: '',
  }
  const submitTyped = async (typedAddress: TypedAddress): Promise<void> => {
    if (typedAddress.save) {
      await addresses.add(addressInputFrom(typedAddress, accountData.names.codes))
      await checkout.own.reload()
      const savedAddresses = await addresses.list()
      const added = savedAddresses.findLast(
        ({ fullName, address }) =>
          fullName === typedAddress.fullName.trim() && address === typedAddress.address.trim(),
      )
      if (added)
        completeStep('address', { address: added._id, typed: { ...typedAddress, save: '' } })
    } else completeStep('address', { address: '', typed: typedAddress })
    onDone()
  }
  const submitSaved = (event: SubmitEvent): void => {
    event.preventDefault()
    completeStep('address', { address: chosen ?? '' })
    onDone()
  }
  return (
    <div className={styles.step}>
      {!quote.deliverable && choices.done.includes('address') && (
        <p className={styles.warning} role="alert">
          {text('delivery.none')}
        </p>
      )}
      {accountData.addresses.length > 0 && (
        <ChoiceGroup label={text('step.address')}>
          {accountData.addresses.map((address) => (
            <ChoiceCard
              key={address._id}
              name="address"
              value={address._id}
              isChosen={address._id === chosen}
              onChoose={() => setChosen(address._id)}
              title={<bdi translate="no">{address.name || address.fullName}</bdi>}
              aside={
                address.isDefault && <span className={styles.badge}>{profile('own.default')}</span>
              }
            >
              <AddressLines
                address={address}
                names={accountData.names}
                showsName={Boolean(address.name)}
              />
            </ChoiceCard>
          ))}
          <ChoiceCard
            name="address"
            value=""
            isChosen={isNew}
            onChoose={() => setChosen('')}
            title={text('address.other')}
          />
        </ChoiceGroup>
      )}
      {isNew ? (
        <TypedAddressForm
          initial={choices.typed ?? defaults}
          names={accountData.names}
          places={places}
          canSave={canSave}
          addressErrors={addressErrors}
          quote={quote}
          onType={(typed) => updateChoices({ typed })}
          onSend={submitTyped}
        />
      ) : (
        <form onSubmit={submitSaved}>
          <ContinueButton quote={quote} />
        </form>
      )}
    </div>
  )
}

const nameOf = ({ firstName, lastName }: { firstName?: string; lastName?: string }): string =>
  [firstName, lastName].filter(Boolean).join(' ')
