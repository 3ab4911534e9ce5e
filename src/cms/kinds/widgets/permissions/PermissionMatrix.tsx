import Box from '@mui/material/Box'
import SearchIcon from '@mui/icons-material/Search'
import Typography from '@mui/material/Typography'
import { Fragment, useRef, useState } from 'react'
import { toSearchText } from '#domain/toSearchText.ts'
import { formatMessage } from '#domain/messages/messages.ts'
import { commonVerbs } from '#resource/access.ts'
import { listOrEmpty } from '#resource/kinds/kind.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { useCatalogue } from '../../../context/catalogue.ts'
import { permissionSections } from '../../../context/navigation.ts'
import { useHolder } from '../../../context/permissions.ts'
import { useSectionLabel } from '../../../context/useSectionLabel.ts'
import { useFormText } from '../../../context/useFormText.ts'
import { useText } from '../../../context/useText.ts'
import { visuallyHidden } from '../../../components/visuallyHidden.ts'
import { PlainInput } from '../../../components/PlainInput.tsx'
import type { WidgetProps } from '../../kindComponents.ts'
import { togglePermission } from './permissionGrants.ts'
import { moveInGrid } from '../picture/moveInGrid.ts'
import { PermissionRow } from './PermissionRow.tsx'

/** A table of permissions: a row for each resource, a checkbox for each verb and one for all. */
export function PermissionMatrix({ value, onChange, aria }: WidgetProps) {
  const t = useText()
  const formText = useFormText()
  const formats = useFormats()
  const { language, direction } = useLanguage()
  const sectionLabel = useSectionLabel()
  const holder = useHolder()
  const catalogue = useCatalogue()
  const table = useRef<HTMLTableElement>(null)
  const [words, setWords] = useState('')
  const granted = listOrEmpty(value).map(String)
  const searchWords = toSearchText(words)
  const sections = permissionSections(catalogue)
    .map(({ name, resources }) => ({
      name,
      resources: resources.filter(({ labels }) =>
        toSearchText(labels.many[language]).includes(searchWords),
      ),
    }))
    .filter(({ resources }) => resources.length > 0)
  return (
    <Box sx={{ container: 'matrix / inline-size' }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: '8px 16px',
          marginBlockEnd: 8,
          '& > span': { inlineSize: 260, [narrow]: { inlineSize: '100%' } },
        }}
      >
        <PlainInput
          id={aria.id}
          type="search"
          value={words}
          placeholder={formText('permissions.find')}
          aria-label={formText('permissions.find')}
          aria-describedby={aria['aria-describedby']}
          start={<SearchIcon fontSize="small" />}
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault()
          }}
        />
        <Typography color="textSecondary" role="status">
          {t('permissions.count', { count: granted.length, n: formats.number(granted.length) })}
        </Typography>
      </Box>
      <Box
        component="table"
        ref={table}
        sx={styles}
        onKeyDown={(event) => moveInGrid(event, table.current, direction)}
      >
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{formText('permissions.what')}</span>
            </th>
            <th scope="col">{formatMessage('verb.*', language)}</th>
            {commonVerbs.map((verb) => (
              <th key={verb} scope="col">
                {formatMessage(`verb.${verb}`, language)}
              </th>
            ))}
            <th scope="col">{formText('permissions.further')}</th>
          </tr>
        </thead>
        <tbody>
          {sections.map(({ name, resources }) => (
            <Fragment key={name}>
              <tr>
                <th colSpan={commonVerbs.length + 3} scope="rowgroup">
                  {sectionLabel(name)}
                </th>
              </tr>
              {resources.map((resource) => (
                <PermissionRow
                  key={resource.name}
                  resource={resource}
                  granted={granted}
                  holder={holder}
                  onToggle={(verb) =>
                    onChange(togglePermission({ granted, resource, holder }, verb))
                  }
                />
              ))}
            </Fragment>
          ))}
        </tbody>
      </Box>
      {sections.length === 0 && (
        <Typography color="textSecondary" sx={{ paddingBlock: 24, textAlign: 'center' }}>
          {t('list.noResults')}
        </Typography>
      )}
    </Box>
  )
}

const narrow = '@container matrix (width < 620px)'
const line = '1px solid var(--border)'
const styles = {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '& th': { fontWeight: 500, textAlign: 'start' },
  '& thead th': { padding: 8, borderBlockEnd: line, color: 'var(--muted)', fontSize: 14 },
  '& [scope=rowgroup]': {
    paddingBlock: '16px 4px',
    color: 'var(--subtle)',
    fontSize: 'var(--caption)',
    fontWeight: 600,
  },
  '& [data-row] > *': { blockSize: 40, padding: '2px 8px', borderBlockEnd: line },
  '& [data-row] > th': { paddingInlineStart: 0 },
  '& thead th:not(:last-child), & td:not(:last-child)': { textAlign: 'center' },
  '& [data-row]:hover > *': { background: 'color-mix(in srgb, var(--fill) 55%, transparent)' },
  '& label': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minBlockSize: 32,
    paddingInline: 8,
    cursor: 'pointer',
  },
  '& [data-refused=true]': { color: 'var(--subtle)', cursor: 'not-allowed' },
  '& [data-refused=true] input': { opacity: 0.45 },
  '& input': { margin: 0 },
  '& td:last-child label': { marginInlineStart: -8 },
  '@container matrix (width >= 620px)': {
    '& td:not(:last-child) label > span': { display: 'none' },
  },
  [narrow]: {
    '&, & tbody, & tr': { display: 'block' },
    '& thead': visuallyHidden,
    '& [data-row]': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(92px, 1fr))',
      paddingBlock: 12,
      borderBlockEnd: line,
    },
    '& [data-row] > *': { blockSize: 'auto', padding: 0, border: 0 },
    '& [data-row] > th, & td:last-child': { gridColumn: '1 / -1' },
    '& td:not(:last-child)': { textAlign: 'start' },
    '& td[data-none=true]': { display: 'none' },
    '& label': { minBlockSize: 40, marginInlineStart: -8 },
  },
} as const
