import { brandField } from '#resource/brandFields.ts'
import type { Resource } from '#resource/resource.ts'
import type { Row } from '../context.ts'
import { isEmpty } from './recordDraft.ts'

/** Returns the default values of a new record in the back office of a brand. */
export const defaultsOf = ({ fields, brands }: Resource, brand: string): Row => ({
  ...Object.fromEntries(
    fields.flatMap(({ name, property }) =>
      property.default === undefined ? [] : [[name, property.default]],
    ),
  ),
  ...(brands === 'one' && { [brandField]: brand }),
})

/** Drops an empty brand from the input, because a record of a single brand always keeps one. */
export const dropEmptyBrand = ({ brands }: Resource, input: Row): Row =>
  brands === 'one'
    ? Object.fromEntries(
        Object.entries(input).filter(([name, value]) => name !== brandField || !isEmpty(value)),
      )
    : input
