import { createOwned } from '../account/owned.ts'
import { useStore } from '../account/store.ts'
import { isFacts, textIn } from '../cart/kept.ts'
import { tabStorage } from '../cart/tabStorage.ts'
import type { AddressValues } from '../profile/addresses/addressForm.ts'
import type { Attempt } from './attempt.ts'
import { isStep, type StepName } from './steps.ts'

/** An address that is typed here, and whether it is to be kept. */
export type TypedAddress = AddressValues & { readonly save: 'yes' | '' }

/** What one person chose so far. Nothing of a card is ever in it but the id of one that is saved. */
export type Choices = {
  readonly done: readonly StepName[]
  /** a saved one; none: the one that is typed */
  readonly address: string
  readonly typed?: TypedAddress
  readonly shippingMethod: string
  readonly method: 'card' | 'bank_transfer'
  readonly savedCard: string
  readonly saveCard: boolean
  readonly note: string
  /** the order as it was sent last */
  readonly attempt?: Attempt
}

const nothing: Choices = {
  done: [],
  address: '',
  shippingMethod: '',
  method: 'card',
  savedCard: '',
  saveCard: false,
  note: '',
}

export const choicesHere = createOwned<Choices>({
  key: 'checkout',
  storage: tabStorage,
  read: readChoices,
})

export const useChoices = (): Choices => useStore(choicesHere, nothing)

export const choose = (changed: Partial<Choices>): void =>
  choicesHere.write({ ...choicesHere.read(), ...changed })

/** A step is done with these answers. */
export function finish(step: StepName, changed: Partial<Choices>): void {
  const done = choicesHere.read().done.filter((each) => each !== step)
  choose({ ...changed, done: [...done, step] })
}

export const forgetChoices = (): void => choicesHere.write(nothing)

export function readChoices(kept: unknown): Choices {
  if (!isFacts(kept) || !Array.isArray(kept['done'])) return nothing
  const typed = readTyped(kept['typed'])
  const attempt = kept['attempt']
  return {
    done: kept['done'].filter((each) => typeof each === 'string').filter(isStep),
    address: textIn(kept, 'address'),
    shippingMethod: textIn(kept, 'shippingMethod'),
    method: kept['method'] === 'bank_transfer' ? 'bank_transfer' : 'card',
    savedCard: textIn(kept, 'savedCard'),
    saveCard: kept['saveCard'] === true,
    note: textIn(kept, 'note'),
    ...(typed && { typed }),
    ...(isFacts(attempt) && {
      attempt: { body: textIn(attempt, 'body'), key: textIn(attempt, 'key') },
    }),
  }
}

const readTyped = (kept: unknown): TypedAddress | undefined =>
  isFacts(kept)
    ? {
        name: textIn(kept, 'name'),
        fullName: textIn(kept, 'fullName'),
        phoneCountry: textIn(kept, 'phoneCountry'),
        phoneNumber: textIn(kept, 'phoneNumber'),
        country: textIn(kept, 'country'),
        city: textIn(kept, 'city'),
        otherCity: textIn(kept, 'otherCity'),
        address: textIn(kept, 'address'),
        isDefault: kept['isDefault'] === 'yes' ? 'yes' : '',
        save: kept['save'] === 'yes' ? 'yes' : '',
      }
    : undefined
