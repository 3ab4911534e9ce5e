/** The ids and attributes that connect an input with its label, help and error. */
export type FieldAria = {
  readonly id: string
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string
  readonly 'aria-required': boolean
}

export const fieldAria = (id: string, isInvalid: boolean, isRequired: boolean): FieldAria => ({
  id,
  'aria-invalid': isInvalid,
  'aria-describedby': describedBy(id),
  'aria-required': isRequired,
})

/** Returns the ids of the help and the error of a field. */
export const describedBy = (id: string): string => `${id}-help ${id}-error`
