import { lazyFaces } from './faces.ts'
import type { WidgetMap } from './kindComponents.ts'
import { widgetsOf } from './lazyFace.tsx'
import { AddressWidget } from './widgets/AddressWidget.tsx'
import { ChoicesWidget } from './widgets/ChoicesWidget.tsx'
import { ChoiceWidget } from './widgets/ChoiceWidget.tsx'
import { ColourWidget } from './widgets/ColourWidget.tsx'
import { CountriesWidget } from './widgets/CountriesWidget.tsx'
import { CountryWidget } from './widgets/CountryWidget.tsx'
import { DateWidget } from './widgets/DateWidget.tsx'
import { FileWidget } from './widgets/picture/FileWidget.tsx'
import { FlagWidget } from './widgets/FlagWidget.tsx'
import { MoneyWidget } from './widgets/MoneyWidget.tsx'
import { MultilineWidget } from './widgets/MultilineWidget.tsx'
import { NumberWidget } from './widgets/NumberWidget.tsx'
import { PermissionsWidget } from './widgets/permissions/PermissionsWidget.tsx'
import { PicturesWidget } from './widgets/picture/PicturesWidget.tsx'
import { PictureWidget } from './widgets/picture/PictureWidget.tsx'
import { RelationsWidget } from './widgets/records/RelationsWidget.tsx'
import { RelationWidget } from './widgets/records/RelationWidget.tsx'
import { RichTextWidget } from './widgets/richText/RichTextWidget.tsx'
import { RowsWidget } from './widgets/rows/RowsWidget.tsx'
import { TextsWidget } from './widgets/TextsWidget.tsx'
import { TextWidget } from './widgets/TextWidget.tsx'

/** The input of each kind. Loaded with forms, not with lists. */
export const widgets: WidgetMap = {
  ...widgetsOf(lazyFaces),
  text: { Input: TextWidget },
  multiline: { Input: MultilineWidget, isWide: true },
  richText: { Input: RichTextWidget, isGroup: true, isWide: true },
  email: { Input: TextWidget },
  url: { Input: TextWidget },
  phone: { Input: TextWidget },
  colour: { Input: ColourWidget },
  number: { Input: NumberWidget },
  money: { Input: MoneyWidget },
  date: { Input: DateWidget },
  choice: { Input: ChoiceWidget },
  choices: { Input: ChoicesWidget, isGroup: true, isWide: true },
  flag: { Input: FlagWidget },
  picture: { Input: PictureWidget, isGroup: true, isWide: true },
  gallery: { Input: PicturesWidget, isGroup: true, isWide: true },
  file: { Input: FileWidget, isGroup: true, isWide: true },
  relation: { Input: RelationWidget },
  relations: { Input: RelationsWidget, isWide: true },
  links: { Input: RowsWidget, isGroup: true, isWide: true },
  list: { Input: RowsWidget, isGroup: true, isWide: true },
  texts: { Input: TextsWidget, isWide: true },
  address: { Input: AddressWidget, isGroup: true, isWide: true },
  country: { Input: CountryWidget },
  countries: { Input: CountriesWidget, isWide: true },
  permissions: { Input: PermissionsWidget, isGroup: true, isWide: true },
  brand: { Input: ChoiceWidget },
  brands: { Input: ChoicesWidget, isGroup: true, isWide: true },
}
