/** A question of yes or no: the parameter that asks it, and the words of the answers. */
export type EitherChoice = {
  readonly param: (field: string) => string
  readonly yes: 'list.yes' | 'list.with'
  readonly no: 'list.no' | 'list.without'
}

export const flagChoice: EitherChoice = { param: (name) => name, yes: 'list.yes', no: 'list.no' }

export const presenceChoice: EitherChoice = {
  param: (name) => `${name}[exists]`,
  yes: 'list.with',
  no: 'list.without',
}
