import { getDefaultRegistry } from '@rjsf/core'
import { generateTheme } from '@rjsf/mui'
import {
  createSchemaUtils,
  type Field,
  type FieldProps,
  type Registry,
  type ValidatorType,
} from '@rjsf/utils'
import type { ComponentType } from 'react'
import { keysOf, recordFromKeys } from '#domain/keys.ts'
import type { KindName } from '#resource/kinds/kindNames.ts'
import { fieldAria } from '../components/fieldAria.ts'
import { lazyFaces } from './faces.ts'
import type { MuiKind } from './fieldSchemas.ts'
import { FieldTemplate } from './FieldTemplate.tsx'
import type { WidgetProps } from './kindComponents.ts'
import { AddressWidget } from './widgets/AddressWidget.tsx'
import { ChoicesWidget } from './widgets/ChoicesWidget.tsx'
import { ColourWidget } from './widgets/ColourWidget.tsx'
import { CountriesWidget } from './widgets/CountriesWidget.tsx'
import { CountryWidget } from './widgets/CountryWidget.tsx'
import { DateWidget } from './widgets/DateWidget.tsx'
import { FileWidget } from './widgets/picture/FileWidget.tsx'
import { MoneyWidget } from './widgets/MoneyWidget.tsx'
import { NumberWidget } from './widgets/NumberWidget.tsx'
import { PermissionsWidget } from './widgets/permissions/PermissionsWidget.tsx'
import { PicturesWidget } from './widgets/picture/PicturesWidget.tsx'
import { PictureWidget } from './widgets/picture/PictureWidget.tsx'
import { RelationsWidget } from './widgets/records/RelationsWidget.tsx'
import { RelationWidget } from './widgets/records/RelationWidget.tsx'
import { RichTextWidget } from './widgets/richText/RichTextWidget.tsx'
import { RowsWidget } from './widgets/rows/RowsWidget.tsx'
import { TextsWidget } from './widgets/TextsWidget.tsx'

/** The inputs that no widget of `@rjsf/mui` draws; the README of the CMS says why. */
const ownInputs: Readonly<Record<Exclude<KindName, MuiKind>, ComponentType<WidgetProps>>> = {
  ...recordFromKeys(keysOf(lazyFaces), (kind) => lazyFaces[kind].Input),
  richText: RichTextWidget,
  choices: ChoicesWidget,
  brands: ChoicesWidget,
  colour: ColourWidget,
  number: NumberWidget,
  money: MoneyWidget,
  date: DateWidget,
  picture: PictureWidget,
  gallery: PicturesWidget,
  file: FileWidget,
  relation: RelationWidget,
  relations: RelationsWidget,
  links: RowsWidget,
  list: RowsWidget,
  texts: TextsWidget,
  address: AddressWidget,
  country: CountryWidget,
  countries: CountriesWidget,
  permissions: PermissionsWidget,
}

/** Registers an input as a field of the form library, which passes on what `KindField` gives it. */
const fieldOf =
  (Input: ComponentType<WidgetProps>): Field =>
  ({ fieldPathId, rawErrors = [], required = false, widgetProps }: FieldProps) => (
    <Input {...widgetProps} aria={fieldAria(fieldPathId.$id, rawErrors.length > 0, required)} />
  )

/** Whole forms are validated by their own validators, single fields by none. */
const noValidator: ValidatorType = {
  isValid: () => true,
  rawValidation: () => ({}),
  validateFormData: () => ({ errors: [], errorSchema: {} }),
}

const library = getDefaultRegistry()
const theme = generateTheme()

/** With what the form library draws fields. */
export const formRegistry: Registry = {
  ...library,
  fields: {
    ...library.fields,
    ...recordFromKeys(keysOf(ownInputs), (kind) => fieldOf(ownInputs[kind])),
  },
  widgets: { ...library.widgets, ...theme.widgets },
  templates: {
    ...library.templates,
    ...theme.templates,
    ButtonTemplates: { ...library.templates.ButtonTemplates, ...theme.templates?.ButtonTemplates },
    FieldTemplate,
  },
  schemaUtils: createSchemaUtils(noValidator, {}),
  // Ids are complete paths.
  globalFormOptions: {
    idPrefix: '',
    idSeparator: '',
    experimental_componentUpdateStrategy: 'shallow',
  },
}
