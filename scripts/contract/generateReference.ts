import { declarationSchema } from '#resource/grammar/declarationSchema.ts'
import { format, resolveConfig } from 'prettier'

type Part = {
  readonly description?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly string[]
  readonly $ref?: string
  readonly anyOf?: readonly Part[]
  readonly items?: Part
  readonly prefixItems?: readonly Part[]
  readonly properties?: Readonly<Record<string, Part>>
  readonly additionalProperties?: Part | false
  readonly required?: readonly string[]
}

const path = 'schemas/REFERENCE.md'
const intro = `# Every key of a declaration

Made by \`npm run generate\` from \`src/resource/grammar/\`, the schema that checks declarations and
that their types are made from. [The short page](README.md) has the most used.
`

/** Returns the page that lists every key of a declaration. */
export async function generateReference(): Promise<Readonly<Record<string, string>>> {
  const sections = Object.entries<Part>(declarationSchema.$defs).map(
    ([name, part]) => `## ${name}\n\n${part.description ?? ''}\n\n${renderKeys(part)}`,
  )
  const text = [intro, ...sections].join('\n')
  return { [path]: await format(text, { ...(await resolveConfig(path)), parser: 'markdown' }) }
}

function renderKeys(part: Part): string {
  const lines = listKeys(part).map(({ key, value, isRequired }) => {
    const type = [renderType(value), ...(isRequired ? ['required'] : [])].join('; ')
    return `- \`${key}\` (${type})${value.description ? `: ${value.description}` : ''}`
  })
  return lines.length ? `${lines.join('\n')}\n` : `${renderType(part)}\n`
}

type Key = { readonly key: string; readonly value: Part; readonly isRequired: boolean }

/** Returns the keys of an object, and those of objects inside it as paths. */
function listKeys({ properties = {}, required = [] }: Part, prefix = ''): Key[] {
  return Object.entries(properties).flatMap(([name, value]) => [
    { key: `${prefix}${name}`, value, isRequired: required.includes(name) },
    ...listKeys(value, `${prefix}${name}.`),
  ])
}

function renderType({
  $ref,
  enum: values,
  anyOf,
  items,
  prefixItems,
  additionalProperties,
  type,
}: Part): string {
  if ($ref) return linkTo($ref.replace('#/$defs/', ''))
  if (values) return values.map((each) => `\`${each}\``).join(', ')
  if (anyOf) return anyOf.map(renderType).join(' or ')
  if (prefixItems) return `list of ${prefixItems.map(renderType).join(', ')}`
  if (items) return `list of ${renderType(items)}`
  if (additionalProperties) return `by name: ${renderType(additionalProperties)}`
  return [type].flat().join(', ')
}

const linkTo = (name: string): string => `[${name}](#${name.toLowerCase()})`
