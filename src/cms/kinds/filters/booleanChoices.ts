/** A question of yes or no: the parameter that asks it, and the words of the answers. */
export type BooleanChoice = {
  readonly param: (field: string) => string
  readonly yes: 'list.yes' | 'list.with'
  readonly no: 'list.no' | 'list.without'
}

export const flagChoice: BooleanChoice = { param: (name) => name, yes: 'list.yes', no: 'list.no' }

export const presenceChoice: BooleanChoice = {
  param: (name) => `${name}[exists]`,
  yes: 'list.with',
  no: 'list.without',
}
