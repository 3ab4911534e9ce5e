import Box from '@mui/material/Box'
import type { RecordData } from '#api/records.ts'
import { languageName } from '#domain/languageName.ts'
import { offersVerb } from '#resource/access.ts'
import { isPictureField } from '#resource/kinds/isPictureField.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import { choiceLabel } from '#resource/choices.ts'
import type { Field, Resource } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { Tag } from '../../components/Tag.tsx'
import { useSupportedLanguages } from '../../context/useSupportedLanguages.ts'
import { useText } from '../../context/useText.ts'
import { Cell } from '../../kinds/Cell.tsx'
import { Avatar } from '../../kinds/cells/Avatar.tsx'
import { Thumbnail } from '../../kinds/cells/Thumbnail.tsx'
import { ActionBar } from '../actions/ActionBar.tsx'
import type { RecordAction } from '../actions/useRecordActions.ts'
import { isBlank } from '../form/blankValues.ts'
import { pictureColumn } from '#resource/pictureColumn.ts'
import { timestampField } from '../list/columns/timestampFields.ts'
import { useRecordTitle } from '../recordTitle.ts'
import { isDerived } from './isDerived.ts'

type Props = {
  readonly resource: Resource
  readonly record: RecordData
  readonly actions: readonly RecordAction[]
}

/** The most important facts of a record and its actions. */
export function RecordSummary({ resource, record, actions }: Props) {
  const t = useText()
  const formats = useFormats()
  const picture = pictureColumn(resource)
  const { language } = useLanguage()
  const supported = useSupportedLanguages()
  const title = useRecordTitle(resource)(record)
  const identifyingFields = [
    ...new Set([
      ...resource.references.filter((each) => !isPictureField(each)),
      ...resource.fields.filter((field) => isDerived(resource, field)),
      // Records that never change have no history that shows when they were created.
      ...(offersVerb(resource, 'update') ? [] : [timestampField('createdAt')]),
    ]),
  ].filter((field) => field !== resource.titleField)
  const states = stateNames.flatMap((name) => resource.field[name] ?? [])
  const details = [...identifyingFields, ...states].filter((field) =>
    isWorthShowing(field, record[field.name]),
  )
  const choiceLabelOf = ({ kind, property, name }: Field): string | undefined =>
    kinds[kind].requiresValues && typeof record[name] === 'string'
      ? choiceLabel(property, record[name], language)
      : undefined
  const isLabelled = (field: Field): boolean => {
    const choiceText = choiceLabelOf(field)
    const isAmbiguous = details.some((each) => each !== field && choiceLabelOf(each) === choiceText)
    return kinds[field.kind].isMeasure === true || (choiceText !== undefined && isAmbiguous)
  }
  return (
    <Box component="header" sx={summaryStyle}>
      {picture &&
        (resource.signsIn ? (
          <Avatar value={record[picture]} name={title} size="large" />
        ) : (
          <Thumbnail value={record[picture]} size="large" alt={title} />
        ))}
      <Box sx={{ flex: '1 1 280px', minInlineSize: 0 }}>
        <Box component="h1" sx={{ overflowWrap: 'anywhere' }}>
          {formats.digits(title)}
        </Box>
        <Box
          component="p"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: '4px 24px',
            marginBlockStart: 8,
            color: 'var(--muted)',
          }}
        >
          {details.map((field) => (
            <Box
              component="span"
              key={field.name}
              sx={{
                display: 'inline-flex',
                gap: 8,
                minInlineSize: 0,
                '& > *': { minInlineSize: 0 },
              }}
            >
              {isBooleanFact(field) ? (
                field.label[language]
              ) : (
                <>
                  {isLabelled(field) && <span>{field.label[language]}</span>}
                  <Cell field={field} value={record[field.name]} record={record} size="line" />
                </>
              )}
            </Box>
          ))}
          {supported
            .filter((code) => record._missing?.includes(code))
            .map((code) => (
              <Tag
                key={code}
                tone="warning"
                label={t('list.missingIn', { language: languageName(code, language) })}
              />
            ))}
        </Box>
      </Box>
      <ActionBar title={title} actions={actions} />
    </Box>
  )
}

export const summaryStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '16px 24px',
  marginBlockEnd: 24,
} as const

const stateNames: readonly string[] = ['visible', 'active']

/** A flag with a yes or no that its label explains; hidden and inactive have words of their own. */
const isBooleanFact = ({ kind, name }: Field): boolean =>
  kinds[kind].isBoolean === true && !stateNames.includes(name)

/** A false flag is not worth showing in the summary. */
const isWorthShowing = (field: Field, value: unknown): boolean =>
  !isBlank(value) && !(isBooleanFact(field) && value === false)
