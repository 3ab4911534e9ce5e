import { useState, type SubmitEvent } from 'react'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useSignedInUser } from '../account/self.ts'
import type { Quote } from '../cart/quote.ts'
import { useShoppingText } from '../cart/shoppingText.ts'
import { addressInputFrom, addressValuesOf } from '../profile/addresses/addressForm.ts'
import { useProfileText } from '../profile/profileText.ts'
import { AddressLines } from './AddressLines.tsx'
import { ChoiceCard, Choices } from './Choice.tsx'
import { updateChoices, completeStep, type TypedAddress } from './choices.ts'
import { ContinueButton } from './GoOn.tsx'
import type { AddressErrors } from './refusal.ts'
import styles from './Step.module.css'
import { TypedAddressForm } from './TypedAddressForm.tsx'
import type { Checkout, AccountData } from './useCheckout.ts'

type Props = {
  checkout: Checkout
  own: AccountData
  quote: Quote
  /** what the server has against the typed address */
  addressErrors: AddressErrors
  onDone: () => void
}

/** Where it is sent to: a saved address, or one that is typed. */
export function AddressStep({ checkout, own, quote, addressErrors, onDone }: Props) {
  const text = useShoppingText()
  const profile = useProfileText()
  const { user } = useSignedInUser()
  const brand = useBrand()
  const { choices, places, addresses } = checkout
  const isTyped = choices.typed !== undefined && !choices.address
  const [chosen, setChosen] = useState(
    isTyped
      ? ''
      : (own.addresses.find(({ _id }) => _id === choices.address) ?? own.addresses[0])?._id,
  )
  const isNew = !chosen
  const saves = brand.features.savedAddresses
  const defaults: TypedAddress = {
    ...addressValuesOf({ country: brand.country, fullName: nameOf(user) }, own.names),
    save: '',
  }
  const send = async (given: TypedAddress): Promise<void> => {
    if (given.save) {
      await addresses.add(addressInputFrom(given, own.names.codes))
      await checkout.own.reload()
      const kept = await addresses.list()
      const added = kept.findLast(
        ({ fullName, address }) =>
          fullName === given.fullName.trim() && address === given.address.trim(),
      )
      if (added) completeStep('address', { address: added._id, typed: { ...given, save: '' } })
    } else completeStep('address', { address: '', typed: given })
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
      {own.addresses.length > 0 && (
        <Choices label={text('step.address')}>
          {own.addresses.map((address) => (
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
              <AddressLines address={address} names={own.names} isNamed={Boolean(address.name)} />
            </ChoiceCard>
          ))}
          <ChoiceCard
            name="address"
            value=""
            isChosen={isNew}
            onChoose={() => setChosen('')}
            title={text('address.other')}
          />
        </Choices>
      )}
      {isNew ? (
        <TypedAddressForm
          initial={choices.typed ?? defaults}
          names={own.names}
          places={places}
          canSave={saves}
          addressErrors={addressErrors}
          total={quote.due}
          onType={(typed) => updateChoices({ typed })}
          onSend={send}
        />
      ) : (
        <form onSubmit={submitSaved}>
          <ContinueButton total={quote.due} />
        </form>
      )}
    </div>
  )
}

const nameOf = ({ firstName, lastName }: { firstName?: string; lastName?: string }): string =>
  [firstName, lastName].filter(Boolean).join(' ')
