import { createStore, useStore, type Store } from '../account/store.ts'
import { tabStorage } from '../cart/tabStorage.ts'
import type { AddressValues } from '../profile/addresses/addressForm.ts'
import type { Attempt } from './attempt.ts'
import type { StepName } from './steps.ts'

/** An address that is typed here, and whether it is to be kept. */
export type TypedAddress = AddressValues & { readonly save: 'yes' | '' }

/** What was chosen so far. Nothing of a card is ever in it but the id of one that is saved. */
export type Choices = {
  /** whose choices they are */
  readonly owner: string
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

const key = 'checkout'

const nobody: Choices = {
  owner: '',
  done: [],
  address: '',
  shippingMethod: '',
  method: 'card',
  savedCard: '',
  saveCard: false,
  note: '',
}

let store: Store<Choices> | undefined
const choicesHere = (): Store<Choices> =>
  (store ??= createStore(readChoices(tabStorage().getItem(key))))

const facade = {
  read: () => choicesHere().read(),
  subscribe: (listener: () => void) => choicesHere().subscribe(listener),
}

/** Those of one person; whoever comes after them in this tab begins anew. */
export function useChoices(owner: string): Choices {
  const choices = useStore(facade, nobody)
  return choices.owner === owner ? choices : { ...nobody, owner }
}

export function choose(owner: string, changed: Partial<Choices>): void {
  const before = choicesHere().read()
  write({ ...(before.owner === owner ? before : nobody), ...changed, owner })
}

/** A step is done with these answers. */
export function finish(owner: string, step: StepName, changed: Partial<Choices>): void {
  const before = choicesHere().read()
  const done = before.owner === owner ? before.done.filter((each) => each !== step) : []
  choose(owner, { ...changed, done: [...done, step] })
}

export const forgetChoices = (): void => write(nobody)

function write(choices: Choices): void {
  tabStorage().setItem(key, JSON.stringify(choices))
  choicesHere().write(choices)
}

export function readChoices(text: string | null): Choices {
  try {
    const kept: Partial<Choices> = JSON.parse(text ?? '{}')
    return Array.isArray(kept.done) ? { ...nobody, ...kept } : nobody
  } catch {
    return nobody
  }
}
