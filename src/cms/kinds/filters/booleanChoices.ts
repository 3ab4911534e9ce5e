/** A yes/no filter: its parameter and the labels of its options. */
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
