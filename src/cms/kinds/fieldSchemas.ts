import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import { createElement } from 'react'
import type { Language } from '#domain/locale.ts'
import { choiceLabel, choiceValues } from '#resource/choices.ts'
import type { KindName } from '#resource/kinds/kindNames.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import { describedBy } from '../components/fieldAria.ts'
import { PreparedSelect } from '../components/PreparedSelect.tsx'
import { faces } from './faces.ts'
import { isCodeLike } from './isCodeLike.ts'
import type { FieldInfo } from './kindComponents.ts'

type Context = {
  readonly id: string
  readonly language: Language
  /** what a choice shows while nothing is chosen */
  readonly placeholder: string
}

type FieldSchemas = { readonly schema: RJSFSchema; readonly uiSchema: UiSchema }

/** Returns what the form library needs to draw a field. */
export function fieldSchemas(field: FieldInfo, context: Context): FieldSchemas {
  const { schema, uiSchema } = isMuiKind(field.kind)
    ? muiSchemas[field.kind](field, context)
    : ownSchemas(field.kind)
  return {
    schema,
    // The template of fields shows the label, so widgets do not.
    uiSchema: {
      'ui:title': field.label[context.language],
      'ui:label': false,
      'ui:group': faces[field.kind].inputLayout === 'group',
      ...uiSchema,
    },
  }
}

/** A kind that a field of ours draws, which is registered under the name of the kind. */
const ownSchemas = (kind: KindName): FieldSchemas => ({
  schema: { type: 'null' },
  uiSchema: { 'ui:field': kind },
})

const textSchemas =
  (inputType: 'text' | 'email' | 'url' | 'tel') =>
  (field: FieldInfo, { id }: Context): FieldSchemas => ({
    schema: { type: 'string' },
    uiSchema: {
      'ui:widget': 'text',
      'ui:options': {
        inputType,
        mui: {
          slotProps: {
            htmlInput: {
              'aria-describedby': describedBy(id),
              // URLs, numbers and codes are left to right in any language.
              dir: inputType !== 'text' || isCodeLike(field) ? 'ltr' : 'auto',
            },
          },
        },
      },
    },
  })

const multilineSchemas = ({ kind, property }: FieldInfo, { id }: Context): FieldSchemas => {
  const { maxLength } = kinds[kind].inputSchema(property)
  return {
    schema: { type: 'string', ...(maxLength !== undefined && { maxLength }) },
    uiSchema: {
      'ui:widget': 'text',
      'ui:options': {
        mui: {
          multiline: true,
          minRows: 3,
          maxRows: 10,
          slotProps: { htmlInput: { 'aria-describedby': describedBy(id), dir: 'auto' } },
        },
      },
    },
  }
}

const choiceSchemas = (
  { property }: FieldInfo,
  { id, language, placeholder }: Context,
): FieldSchemas => {
  const values = [...choiceValues(property)]
  return {
    schema: { type: 'string', enum: values },
    uiSchema: {
      'ui:enumNames': values.map((each) => choiceLabel(property, each, language)),
      'ui:placeholder': placeholder,
      'ui:options': {
        mui: {
          slots: { select: PreparedSelect },
          rjsfSlotProps: {
            select: {
              displayEmpty: true,
              // Not `:has(> input[value=""])`, whose styles browsers compute again with every key.
              sx: { '[data-empty] &': { color: 'var(--subtle)' } },
              labelId: `${id}-label`,
              SelectDisplayProps: { 'aria-describedby': describedBy(id) },
            },
          },
        },
      },
    },
  }
}

/** The input itself is drawn instead. */
const noIcon = createElement(() => null)

const flagSchemas = (_: FieldInfo, { id }: Context): FieldSchemas => ({
  schema: { type: 'boolean' },
  uiSchema: {
    'ui:options': {
      mui: {
        rjsfSlotProps: {
          formControlLabel: { sx: { margin: 0, marginInlineStart: -8 } },
          checkbox: {
            icon: noIcon,
            checkedIcon: noIcon,
            slotProps: { input: { 'aria-describedby': describedBy(id) } },
          },
        },
      },
    },
  },
})

/** The kinds that the widgets of `@rjsf/mui` draw. */
const muiSchemas = {
  text: textSchemas('text'),
  email: textSchemas('email'),
  url: textSchemas('url'),
  phone: textSchemas('tel'),
  multiline: multilineSchemas,
  choice: choiceSchemas,
  brand: choiceSchemas,
  flag: flagSchemas,
} satisfies Partial<Record<KindName, (field: FieldInfo, context: Context) => FieldSchemas>>

export type MuiKind = keyof typeof muiSchemas

const isMuiKind = (kind: KindName): kind is MuiKind => Object.hasOwn(muiSchemas, kind)
