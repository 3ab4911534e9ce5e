import { kinds } from '#resource/kinds/kinds.ts'
import type { Field } from '#resource/resource.ts'
import { faces } from '../../kinds/faces.ts'

export type DetailBlock = {
  readonly fields: readonly Field[]
  /** whether it is shown as a column of sums */
  readonly isLedger: boolean
}

/** Groups facts in their order: each long one alone, the short ones between them together. */
export function detailBlocks(fields: readonly Field[]): DetailBlock[] {
  const blocks: Field[][] = []
  for (const field of fields) {
    const last = blocks.at(-1)
    if (last?.[0] && !isWide(last[0]) && !isWide(field)) last.push(field)
    else blocks.push([field])
  }
  return blocks.map((block) => ({ fields: block, isLedger: isLedger(block) }))
}

export const isWide = ({ kind }: Pick<Field, 'kind'>): boolean => faces[kind].isWide === true

/** Three amounts in a row suggest comparing and adding up, so they are stacked. */
const isLedger = (fields: readonly Field[]): boolean =>
  fields.filter(({ kind }) => kinds[kind].isMoney).length >= 3
