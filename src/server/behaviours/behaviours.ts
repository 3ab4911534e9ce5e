import type { Behaviours } from '../engine/behaviour.ts'
import type { BehaviourParts } from './parts.ts'
import { pictures } from './pictures.ts'
import { products } from './products.ts'

/** Everything that declarations cannot say, by resource. */
export const createBehaviours = (parts: BehaviourParts): Behaviours => ({
  pictures: pictures(),
  products: products(parts),
})
