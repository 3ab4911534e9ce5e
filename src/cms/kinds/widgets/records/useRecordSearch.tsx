import { startTransition, useState, type ComponentProps, type Key, type KeyboardEvent } from 'react'
import { joinItems, type ByLanguage } from '#domain/locale.ts'
import type { Resource } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { toMidSentence } from '../../../context/catalogue.ts'
import { useCanAccess } from '../../../context/permissions.ts'
import { useFormText } from '../../../context/useFormText.ts'
import { useText } from '../../../context/useText.ts'
import type { WidgetProps } from '../../kindComponents.ts'
import type { Reference } from '../../embeddedRecords.ts'
import { titleOfReference } from '../../ReferencesProvider.tsx'
import { RecordOption } from './RecordOption.tsx'
import { useRecordOptions } from './useRecordOptions.ts'
import { useRestriction } from './useRestriction.ts'

/**
 * Returns what both inputs of relations share: the properties of an Autocomplete that searches the
 * records of a resource for `words`, and its placeholder.
 */
export function useRecordSearch(
  target: Resource | undefined,
  { field, aria }: WidgetProps,
  words: string,
) {
  const t = useText()
  const formText = useFormText()
  const { language } = useLanguage()
  const isUnreadable = !useCanAccess()(target, 'read')
  const [open, setOpen] = useState(false)
  const { query, isKnown, restrictingFields } = useRestriction(field)
  const { options, loading } = useRecordOptions(target, {
    words,
    enabled: open && isKnown,
    filter: query,
  })
  const restrictingLabels = restrictingFields.map(({ label }) => label[language])
  return {
    placeholder: (labels: ByLanguage = {}): string =>
      formText(isUnreadable ? 'relation.unseen' : 'relation.find', {
        what: toMidSentence(labels[language] ?? ''),
      }),
    search: {
      id: aria.id,
      options,
      open,
      onOpen: () => startTransition(() => setOpen(true)),
      onClose: () => setOpen(false),
      autoHighlight: true,
      // Enter in an open list selects an option or nothing; it would submit the form otherwise.
      onKeyDown: (event: KeyboardEvent) => {
        if (open && event.key === 'Enter') event.preventDefault()
      },
      loading: loading || !isKnown,
      readOnly: isUnreadable,
      // The server has already searched, and matches more than equal text.
      filterOptions: (all: Reference[]) => all,
      getOptionKey: ({ _id }: Reference) => _id,
      getOptionLabel: (option: Reference) => titleOfReference(target, option),
      isOptionEqualToValue: (a: Reference, b: Reference) => a._id === b._id,
      noOptionsText: restrictingLabels.length
        ? formText('relation.noneFits', { fields: joinItems(restrictingLabels, language) })
        : formText('relation.none'),
      renderOption: ({ key, ...props }: ComponentProps<'li'> & { key: Key }, option: Reference) => (
        <RecordOption key={key} {...props} target={target} reference={option} />
      ),
      loadingText: formText('relation.loading'),
      clearText: t('action.clear'),
      openText: formText('form.choose'),
      closeText: t('action.close'),
    },
  }
}
