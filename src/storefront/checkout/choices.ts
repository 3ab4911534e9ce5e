import { createPerUserStore } from '../account/owned.ts'
import { useStore } from '../account/store.ts'
import { isJsonObject, textProperty } from '../cart/kept.ts'
import { tabStorage } from '../cart/tabStorage.ts'
import type { AddressValues } from '../profile/addresses/addressForm.ts'
import type { OrderAttempt } from './attempt.ts'
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
  readonly attempt?: OrderAttempt
}

const noChoices: Choices = {
  done: [],
  address: '',
  shippingMethod: '',
  method: 'card',
  savedCard: '',
  saveCard: false,
  note: '',
}

export const choicesStore = createPerUserStore<Choices>({
  key: 'checkout',
  storage: tabStorage,
  read: parseChoices,
})

export const useChoices = (): Choices => useStore(choicesStore, noChoices)

export const updateChoices = (changed: Partial<Choices>): void =>
  choicesStore.write({ ...choicesStore.read(), ...changed })

/** A step is done with these answers. */
export function completeStep(step: StepName, changed: Partial<Choices>): void {
  const done = choicesStore.read().done.filter((each) => each !== step)
  updateChoices({ ...changed, done: [...done, step] })
}

export const forgetChoices = (): void => choicesStore.write(noChoices)

export function parseChoices(kept: unknown): Choices {
  if (!isJsonObject(kept) || !Array.isArray(kept['done'])) return noChoices
  const typed = parseTypedAddress(kept['typed'])
  const attempt = kept['attempt']
  return {
    done: kept['done'].filter((each) => typeof each === 'string').filter(isStep),
    address: textProperty(kept, 'address'),
    shippingMethod: textProperty(kept, 'shippingMethod'),
    method: kept['method'] === 'bank_transfer' ? 'bank_transfer' : 'card',
    savedCard: textProperty(kept, 'savedCard'),
    saveCard: kept['saveCard'] === true,
    note: textProperty(kept, 'note'),
    ...(typed && { typed }),
    ...(isJsonObject(attempt) && {
      attempt: { body: textProperty(attempt, 'body'), key: textProperty(attempt, 'key') },
    }),
  }
}

const parseTypedAddress = (kept: unknown): TypedAddress | undefined =>
  isJsonObject(kept)
    ? {
        name: textProperty(kept, 'name'),
        fullName: textProperty(kept, 'fullName'),
        phoneCountry: textProperty(kept, 'phoneCountry'),
        phoneNumber: textProperty(kept, 'phoneNumber'),
        country: textProperty(kept, 'country'),
        city: textProperty(kept, 'city'),
        otherCity: textProperty(kept, 'otherCity'),
        address: textProperty(kept, 'address'),
        isDefault: kept['isDefault'] === 'yes' ? 'yes' : '',
        save: kept['save'] === 'yes' ? 'yes' : '',
      }
    : undefined
