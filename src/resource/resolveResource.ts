import { commonVerbs, type CommonVerb } from './access.ts'
import { addBrandField, type ServedBrands } from './brandFields.ts'
import type { Property, ResourceDeclaration, Section } from './declaration.ts'
import { columnName } from './columnName.ts'
import { deepFreeze } from './deepFreeze.ts'
import { kindOf } from './kinds/kindOf.ts'
import { kinds } from './kinds/kinds.ts'
import { linkRelationOf } from './kinds/linkRelationOf.ts'
import { labelOf, labelsOf } from './labels.ts'
import { snakeCase } from './names.ts'
import {
  countFieldOf,
  usesField,
  incompleteField,
  placeField,
  type Field,
  type Resource,
} from './resource.ts'

export function resolveResource(
  source: ResourceDeclaration,
  servedBrands?: ServedBrands,
): Resource {
  const declaration = addBrandField(source, servedBrands)
  const ownFields = declaredFields(declaration)
  const isMember = ({ name }: Field): boolean => declaration.members?.includes(name) ?? false
  const members = ownFields.filter(isMember)
  const fields = [
    ...ownFields.filter((each) => !isMember(each)),
    ...capabilityFields(declaration, members),
  ]
  const field = fieldsByName(fields)
  const titleField = requireTitleField(declaration, fields)
  const fieldsNamed = (names: readonly string[]) => names.flatMap((name) => field[name] ?? [])
  return deepFreeze({
    name: declaration.name,
    table: snakeCase(declaration.name),
    fields,
    field,
    titleField,
    references: [titleField, ...fieldsNamed(declaration.reference ?? [])],
    subtitle: fieldsNamed(declaration.subtitle ?? declaration.reference ?? []),
    members,
    secrets: fields.flatMap(({ name, property: { 'x-secret': shownBy } }) =>
      shownBy === undefined ? [] : [{ name, shownBy }],
    ),
    columns: declaration.table.columns,
    search: declaration.table.search ?? [titleField.name],
    filters: declaration.table.filters ?? [],
    sort: declaration.table.sort,
    views: declaration.table.views ?? [],
    edit: declaration.screens?.edit ?? 'page',
    sections: sectionsOf(declaration, fields),
    related: declaration.screens?.related ?? [],
    labels: {
      one: labelsOf((language) => declaration.labels[language]?.[0], declaration.name),
      many: labelsOf((language) => declaration.labels[language]?.[1], declaration.name),
    },
    menu: { path: declaration.name, add: 'add', order: 100, ...declaration.menu },
    public: declaration.public && {
      path: declaration.public.path ?? declaration.name,
      key: declaration.public.key,
    },
    translatable: fields.filter((each) => each.translatable),
    verbs: defaultVerbs(declaration),
    rows: declaration.access?.rows,
    hasGuardedFields: fields.some(({ access }) => access !== undefined),
    owned: declaration.owned ?? false,
    shoppers: declaration.shoppers ?? (declaration.owned ? commonVerbs : []),
    listedWith: declaration.listedWith,
    brands: declaration.brands,
    brandOf: declaration.brandOf,
    signsIn: declaration.signsIn,
    arePictures: declaration.arePictures ?? false,
    singleton: declaration.singleton ?? false,
    ordered: declaration.ordered ?? false,
    counted: declaration.counted ?? false,
    preview: declaration.preview,
    activatable: declaration.activatable ?? false,
    visible: declaration.visible ?? false,
    requiredWhenVisible: (declaration.requiredWhenVisible ?? []).map((each) =>
      fieldsNamed([each].flat()),
    ),
    copyable: declaration.copyable ?? false,
    actions: declaration.actions ?? {},
  })
}

/** Has no prototype, so that looking up a field called `constructor` finds nothing. */
const fieldsByName = (fields: readonly Field[]): Record<string, Field> =>
  Object.assign(Object.create(null), Object.fromEntries(fields.map((each) => [each.name, each])))

const declaredFields = ({ schema }: ResourceDeclaration): Field[] =>
  Object.entries(schema.properties).map(([name, property]) =>
    resolveField(name, property, schema.required?.includes(name) ?? false),
  )

const defaultVerbs = ({ access, owned, singleton }: ResourceDeclaration): readonly CommonVerb[] =>
  access?.verbs ?? (owned ? [] : singleton ? ['read', 'update'] : commonVerbs)

/**
 * Capabilities that can be read become ordinary fields, so they can be filtered, sorted and
 * translated.
 */
const capabilityFields = (
  { activatable, visible, ordered, counted, requiredWhenVisible }: ResourceDeclaration,
  members: readonly Field[],
): Field[] => {
  const flagProperty: Property = { type: 'boolean', default: true }
  const countProperty: Property = { type: 'integer', readOnly: true }
  const readOnlyFlagProperty: Property = { type: 'boolean', readOnly: true }
  const counts = members.map(({ name, label }) =>
    resolveField(
      countFieldOf(name),
      { ...countProperty, 'x-derived': true, 'x-label': label },
      false,
    ),
  )
  return [
    ...counts,
    ...(counted ? [resolveField(usesField, { ...countProperty, 'x-derived': true }, false)] : []),
    ...(ordered ? [resolveField(placeField, { ...countProperty, 'x-unseen': true }, false)] : []),
    ...(activatable ? [resolveField('active', flagProperty, false)] : []),
    ...(visible ? [resolveField('visible', flagProperty, false)] : []),
    ...(requiredWhenVisible
      ? [
          resolveField(
            incompleteField,
            { ...readOnlyFlagProperty, 'x-derived': true, 'x-unseen': true },
            false,
          ),
        ]
      : []),
  ]
}

function resolveField(name: string, property: Property, required: boolean): Field {
  return {
    name,
    kind: kindOf(property),
    column: columnName(name),
    property,
    required,
    translatable: property['x-translatable'] ?? false,
    unique: property['x-unique'] ?? false,
    readOnly: property.readOnly ?? false,
    writeOnly: property.writeOnly ?? false,
    derived: property['x-derived'] ?? false,
    access: property['x-access'],
    target: targetOf(property),
    label: labelOf(name, property),
    help: property['x-help'],
    when: property['x-when'],
  }
}

const targetOf = (property: Property): string | undefined =>
  property['x-relation'] ?? property.items?.['x-relation'] ?? linkRelationOf(property)?.target

/** Returns whether a declaration has a field that can serve as a title. */
export const hasTitle = (declaration: ResourceDeclaration): boolean =>
  findTitleField(declaration, declaredFields(declaration)) !== undefined

function requireTitleField(declaration: ResourceDeclaration, fields: readonly Field[]): Field {
  const found = findTitleField(declaration, fields)
  if (!found) throw new Error(`${declaration.name}: no field can name a record; declare a text`)
  return found
}

function findTitleField(
  { title }: ResourceDeclaration,
  fields: readonly Field[],
): Field | undefined {
  const candidates = [title, 'title', 'name']
  return (
    candidates.flatMap((name) => fields.find((each) => each.name === name) ?? [])[0] ??
    fields.find(({ kind }) => kinds[kind].isText)
  )
}

function sectionsOf(declaration: ResourceDeclaration, fields: readonly Field[]): Section[] {
  const declaredSections = declaration.screens?.sections ?? []
  const placedNames = new Set(declaredSections.flatMap((section) => section.fields))
  const unplaced = fields.filter(
    ({ name, writeOnly, property }) =>
      !placedNames.has(name) && !writeOnly && !property['x-unseen'],
  )
  const isFlag = ({ kind }: Field): boolean => kinds[kind].isBoolean === true
  const flags = unplaced.filter(isFlag).map(({ name }) => name)
  const others = unplaced.filter((each) => !isFlag(each)).map(({ name }) => name)
  return [
    ...(others.length ? [{ title: { en: 'General', ar: 'عام' }, fields: others }] : []),
    ...declaredSections,
    ...(flags.length
      ? [{ title: { en: 'Status', ar: 'الحالة' }, fields: flags, aside: true }]
      : []),
  ]
}
