import type { ComponentType } from 'react'
import type { Facets } from '#api/records.ts'
import type { Field } from '#resource/resource.ts'
import type { FieldAria } from '../components/fieldAria.ts'

/** What a component needs to know about a field; items of a list have nothing else. */
export type FieldInfo = Pick<
  Field,
  'name' | 'kind' | 'property' | 'label' | 'required' | 'readOnly' | 'target' | 'translatable'
>

/** How a kind of field looks in lists and on pages. */
export type KindFace = {
  readonly Cell: ComponentType<CellProps>
  readonly filter: FilterComponents
  /** takes the whole width of a page, and its input that of a form */
  readonly isWide?: true
  /** 'wide' takes the whole width of a form; so does 'group', whose controls share one label */
  readonly inputLayout?: 'wide' | 'group'
  /** a free text is written anew, so no form of an action starts with that of the record */
  readonly isNeverPrefilled?: true
  /** different for every record, such as a picture */
  readonly isExcludedFromBulkEdit?: true
  readonly isTooLongForLists?: true
}

/** The components of a face that stand in one file. */
export type FaceParts = {
  readonly Cell: ComponentType<CellProps>
  readonly Input: ComponentType<WidgetProps>
  readonly FilterPanel: ComponentType<FilterProps>
  readonly FilterSummary: ComponentType<FilterProps>
}

export type CellProps = {
  /** renders a value inside another one */
  readonly InnerCell: ComponentType<Pick<CellProps, 'field' | 'value'>>
  readonly field: FieldInfo
  /** as read, with embedded relations */
  readonly value: unknown
  /** the other fields of the record, as far as loaded */
  readonly record?: Readonly<Record<string, unknown>>
  /** one line in a table, or everything on a page */
  readonly size: 'line' | 'full'
}

export type FilterProps = {
  readonly field: Field
  readonly values: Readonly<Record<string, readonly string[]>>
  readonly facet: Facets[string] | undefined
  /** replaces the given parameters of this field */
  readonly onChange: (values: Readonly<Record<string, readonly string[]>>) => void
}

export type FilterComponents = {
  readonly Panel: ComponentType<FilterProps>
  /** the selected values in a few words */
  readonly Summary: ComponentType<FilterProps>
}

/** Draws a field of any kind, with its frame. */
export type KindFieldProps = Pick<WidgetProps, 'field' | 'id' | 'value' | 'onChange'> & {
  readonly errors?: WidgetProps['errors']
  /** instead of the errors of the value */
  readonly error?: string | undefined
  readonly help?: string | undefined
  /** default: as declared */
  readonly required?: boolean
}

export type WidgetProps = {
  /** draws a field inside another one */
  readonly InnerField: ComponentType<KindFieldProps>
  readonly field: FieldInfo
  readonly id: string
  /** as written: relations are ids */
  readonly value: unknown
  /** `chosenRecord`: the record behind an id that was just chosen */
  readonly onChange: (value: unknown, chosenRecord?: Readonly<Record<string, unknown>>) => void
  readonly aria: FieldAria
  /** the errors inside the value, by JSON pointer relative to it */
  readonly errors: Readonly<Record<string, string>>
}
