import type { Source } from './sources.ts'

const text = `
  import type { Field } from '#resource/resource.ts'
  export function branches({ kind, property }: Field, field: Field) {
    const isSwitch = kind === 'flag'
    const isOther = 'money' !== field.kind
    const isOneOf = ['email', 'phone'].includes(kind) || new Set(['url']).has(field.kind)
    switch (field.kind) {
      case 'date':
        return { email: 1 }[String(property.format)]
    }
    const texts: Partial<Record<typeof kind, string>> = { colour: 'a' }
    return isSwitch || isOther || isOneOf || texts[kind] || kind === field.kind
  }`

/** Code with every way of branching on a kind. */
export const kindExample: Source = { path: 'src/cms/example.ts', text }
