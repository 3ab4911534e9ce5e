import { people } from '../accounts/people.ts'
import type { Behaviours } from '../engine/behaviour.ts'
import { addresses } from './addresses.ts'
import type { BehaviourParts } from './parts.ts'
import { paymentMethods } from './paymentMethods.ts'
import { pictures } from './pictures.ts'
import { products } from './products.ts'
import { roles } from './roles.ts'

/** Everything that declarations cannot say, by resource; whoever signs in has an account. */
export function createBehaviours(parts: BehaviourParts): Behaviours {
  const persons = [...parts.catalogue.values()].filter(({ signsIn }) => signsIn)
  return {
    ...Object.fromEntries(persons.map((resource) => [resource.name, people(resource, parts)])),
    addresses: addresses(),
    'payment-methods': paymentMethods(parts.vault),
    pictures: pictures(),
    products: products(parts),
    roles: roles(parts),
  }
}
