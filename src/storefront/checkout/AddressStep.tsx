import { useState, type SubmitEvent } from 'react'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useSelf } from '../account/self.ts'
import type { Quote } from '../cart/quote.ts'
import { useShoppingText } from '../cart/shoppingText.ts'
import { inputFrom, valuesOf } from '../profile/addresses/addressForm.ts'
import { useProfileText } from '../profile/profileText.ts'
import { AddressLines } from './AddressLines.tsx'
import { Choice, Choices } from './Choice.tsx'
import { choose, finish, type TypedAddress } from './choices.ts'
import { GoOn } from './GoOn.tsx'
import type { Wrong } from './refusal.ts'
import styles from './Step.module.css'
import { TypedAddressForm } from './TypedAddressForm.tsx'
import type { Checkout, OwnThings } from './useCheckout.ts'

type Props = {
  checkout: Checkout
  own: OwnThings
  quote: Quote
  /** what the server has against the typed address */
  wrong: Wrong
  onDone: () => void
}

/** Where it is sent to: a saved address, or one that is typed. */
export function AddressStep({ checkout, own, quote, wrong, onDone }: Props) {
  const text = useShoppingText()
  const profile = useProfileText()
  const { user } = useSelf()
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
  const usual: TypedAddress = {
    ...valuesOf({ country: brand.country, fullName: nameOf(user) }, own.names),
    save: '',
  }
  const send = async (given: TypedAddress): Promise<void> => {
    if (given.save) {
      await addresses.add(inputFrom(given, own.names.codes))
      await checkout.own.reload()
      const kept = await addresses.list()
      const added = kept.findLast(
        ({ fullName, address }) =>
          fullName === given.fullName.trim() && address === given.address.trim(),
      )
      if (added) finish('address', { address: added._id, typed: { ...given, save: '' } })
    } else finish('address', { address: '', typed: given })
    onDone()
  }
  const take = (event: SubmitEvent): void => {
    event.preventDefault()
    finish('address', { address: chosen ?? '' })
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
            <Choice
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
            </Choice>
          ))}
          <Choice
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
          initial={choices.typed ?? usual}
          names={own.names}
          places={places}
          canSave={saves}
          wrong={wrong}
          total={quote.due}
          onType={(typed) => choose({ typed })}
          onSend={send}
        />
      ) : (
        <form onSubmit={take}>
          <GoOn total={quote.due} />
        </form>
      )}
    </div>
  )
}

const nameOf = ({ firstName, lastName }: { firstName?: string; lastName?: string }): string =>
  [firstName, lastName].filter(Boolean).join(' ')
