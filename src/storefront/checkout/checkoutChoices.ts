import { createPerUserStore } from '../account/perUserStore.ts'
import { useStore } from '#ui/store.ts'
import { isJsonObject, textProperty } from '../cart/jsonObject.ts'
import { getTabStorage } from '../cart/tabStorage.ts'
import type { AddressValues } from '../profile/addresses/addressForm.ts'
import type { OrderAttempt } from './orderAttempt.ts'
import { isStep, type StepName } from './steps/steps.ts'

/** A typed address and whether to save it. */
export type TypedAddress = AddressValues & { readonly save: 'yes' | '' }

/** The choices of one user so far. The id of a saved card is the only card data in it. */
export type CheckoutChoices = {
  readonly done: readonly StepName[]
  /** the id of a saved address; empty if the typed one is used */
  readonly address: string
  readonly typed?: TypedAddress
  readonly shippingMethod: string
  readonly method: 'card' | 'bank_transfer'
  readonly savedCard: string
  readonly saveCard: boolean
  readonly note: string
  /** the last order that was sent */
  readonly attempt?: OrderAttempt
}

const noChoices: CheckoutChoices = {
  done: [],
  address: '',
  shippingMethod: '',
  method: 'card',
  savedCard: '',
  saveCard: false,
  note: '',
}

export const choicesStore = createPerUserStore<CheckoutChoices>({
  key: 'checkout',
  storage: getTabStorage,
  restore: parseChoices,
})

export const useCheckoutChoices = (): CheckoutChoices => useStore(choicesStore, noChoices)

export const updateChoices = (changes: Partial<CheckoutChoices>): void =>
  choicesStore.write({ ...choicesStore.read(), ...changes })

/** Saves the choices of a step and marks it as done. */
export function completeStep(step: StepName, changes: Partial<CheckoutChoices>): void {
  const done = choicesStore.read().done.filter((each) => each !== step)
  updateChoices({ ...changes, done: [...done, step] })
}

export const clearChoices = (): void => choicesStore.write(noChoices)

export function parseChoices(stored: unknown): CheckoutChoices {
  if (!isJsonObject(stored) || !Array.isArray(stored['done'])) return noChoices
  const typed = parseTypedAddress(stored['typed'])
  const attempt = stored['attempt']
  return {
    done: stored['done'].filter((each) => typeof each === 'string').filter(isStep),
    address: textProperty(stored, 'address'),
    shippingMethod: textProperty(stored, 'shippingMethod'),
    method: stored['method'] === 'bank_transfer' ? 'bank_transfer' : 'card',
    savedCard: textProperty(stored, 'savedCard'),
    saveCard: stored['saveCard'] === true,
    note: textProperty(stored, 'note'),
    ...(typed && { typed }),
    ...(isJsonObject(attempt) && {
      attempt: { body: textProperty(attempt, 'body'), key: textProperty(attempt, 'key') },
    }),
  }
}

const parseTypedAddress = (stored: unknown): TypedAddress | undefined =>
  isJsonObject(stored)
    ? {
        name: textProperty(stored, 'name'),
        fullName: textProperty(stored, 'fullName'),
        phoneCountry: textProperty(stored, 'phoneCountry'),
        phoneNumber: textProperty(stored, 'phoneNumber'),
        country: textProperty(stored, 'country'),
        city: textProperty(stored, 'city'),
        otherCity: textProperty(stored, 'otherCity'),
        address: textProperty(stored, 'address'),
        isDefault: stored['isDefault'] === 'yes' ? 'yes' : '',
        save: stored['save'] === 'yes' ? 'yes' : '',
      }
    : undefined
