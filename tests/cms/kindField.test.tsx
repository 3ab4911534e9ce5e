import { prerender } from 'react-dom/static'
import { expect, it } from 'vitest'
import { formRegistry } from '#cms/kinds/formRegistry.tsx'
import { fieldSchemas } from '#cms/kinds/fieldSchemas.ts'
import { innerFields } from '#cms/kinds/innerFields.ts'
import type { KindFieldProps } from '#cms/kinds/kindComponents.ts'
import { KindField } from '#cms/kinds/KindField.tsx'
import { toggleChoice } from '#resource/choices.ts'
import type { Property } from '#resource/declaration.ts'
import { kindNames } from '#resource/kinds/kindNames.ts'
import { LanguageProvider } from '#ui/i18n/LanguageContext.tsx'

const fieldOf = (property: Property, required = false) => {
  const [field] = innerFields({
    items: { type: 'object', properties: { it: property }, ...(required && { required: ['it'] }) },
  })
  if (!field) throw new Error('there is no field')
  return field
}

async function draw(property: Property, props: Partial<KindFieldProps> = {}): Promise<string> {
  const { prelude } = await prerender(
    <LanguageProvider language="en">
      <KindField
        field={fieldOf(property)}
        id="form_it"
        value={undefined}
        onChange={() => undefined}
        {...props}
      />
    </LanguageProvider>,
  )
  return new Response(prelude).text()
}

const texts: readonly Property[] = [
  { type: 'string' },
  { type: 'string', format: 'email' },
  { type: 'string', 'x-kind': 'multiline', maxLength: 10 },
  { type: 'boolean' },
]

it.each(texts)(
  'a field of the library has a label and describes its error: %o',
  async (property) => {
    const html = await draw(property, { errors: { '': 'That is wrong' } })
    expect(html).toContain('<label for="form_it" id="form_it-label"')
    expect(html).toMatch(/<(input|textarea)[^>]* aria-describedby="form_it-help form_it-error"/)
    expect(html).toMatch(/id="form_it-error"[^>]*>.*That is wrong/)
  },
)

it('a choice is named by its label, shows the names of its values, and may stay empty', async () => {
  const property = { type: 'string', enum: ['new_one', 'old_one'] } as const
  expect(await draw(property, { value: 'new_one' })).toContain('New one')
  const empty = await draw(property)
  expect(empty).toMatch(/role="combobox"[^>]*aria-labelledby="form_it-label/)
  expect(empty).toContain('None')
  expect(await draw(property, { field: fieldOf(property, true) })).toContain('Choose')
})

it('choices are checkboxes in a group, each with an id of its own', async () => {
  const html = await draw(
    { type: 'array', uniqueItems: true, items: { type: 'string', enum: ['a', 'b'] } },
    { value: ['b'] },
  )
  expect(html).toContain('role="group" aria-labelledby="form_it-label"')
  expect(html.match(/id="form_it-\d"/g)).toEqual(['id="form_it-0"', 'id="form_it-1"'])
  expect(html.match(/checked=""/g)).toHaveLength(1)
})

it('choices keep their declared order, and values that are not declared any more', () => {
  const property: Property = { type: 'array', items: { type: 'string', enum: ['a', 'b', 'c'] } }
  expect(toggleChoice(property, ['c', 'old'], 'a')).toEqual(['a', 'c', 'old'])
  expect(toggleChoice(property, ['a', 'c', 'old'], 'c')).toEqual(['a', 'old'])
  expect(toggleChoice(property, ['a'], 'a')).toEqual([])
})

it('codes are written from left to right, other texts in the direction of their script', async () => {
  expect(await draw({ type: 'string', pattern: '^[A-Z]+$' })).toContain('dir="ltr"')
  expect(await draw({ type: 'string' })).toContain('dir="auto"')
})

it('each kind has a widget of the library or a registered field', () => {
  const context = { id: 'it', language: 'en', placeholder: '' } as const
  const field = fieldOf({ type: 'string' })
  const own = kindNames.flatMap(
    (kind) => fieldSchemas({ ...field, kind }, context).uiSchema['ui:field'] ?? [],
  )
  expect(own).toHaveLength(kindNames.length - 8)
  for (const name of own) expect(formRegistry.fields).toHaveProperty(String(name))
})
