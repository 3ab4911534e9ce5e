import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { listQuery } from '#api/queries.ts'
import type { RecordData } from '#api/records.ts'
import type { RelatedDeclaration } from '#resource/declaration.ts'
import type { Resource } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { TitleCount } from '../TitleCount.tsx'
import { useCatalogue, useResourceNames } from '../../context/catalogue.ts'
import { useCanAccess } from '../../context/permissions.ts'
import { useServices } from '../../context/services.ts'
import { useFailureText } from '../../context/useFailureText.ts'
import { useRecordText } from '../../context/useRecordText.ts'
import { useText } from '../../context/useText.ts'
import { Panel } from '../../components/Panel.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { ledgerQuery, useLedgerPath } from '../ledgerPath.ts'
import { RelatedTable } from './RelatedTable.tsx'

type Props = { readonly related: RelatedDeclaration; readonly record: RecordData }

/** Records of other resources that belong to this one, as far as the user may see them. */
export function RelatedLists({ resource, record }: { resource: Resource; record: RecordData }) {
  const catalogue = useCatalogue()
  const canAccess = useCanAccess()
  return resource.related.map((related) => {
    const target = catalogue.get(related.of)
    return (
      target &&
      canAccess(target, 'read') && (
        <RelatedList key={related.of} related={related} record={record} target={target} />
      )
    )
  })
}

/** The first related records in the order of their own list, their number, and a link to all. */
function RelatedList({ related, record, target }: Props & { readonly target: Resource }) {
  const t = useText()
  const recordText = useRecordText()
  const formats = useFormats()
  const failureText = useFailureText()
  const { records } = useServices()
  const { language } = useLanguage()
  const { many } = useResourceNames(target)
  const path = useLedgerPath()(related, record)
  const fields = [...related.columns, target.titleField.name].filter((name) => target.field[name])
  const query = {
    ...ledgerQuery(related, record),
    sort: target.sort,
    limit: previewLimit,
    fields: [...new Set(fields)].join(','),
  }
  const { data, error } = useQuery(listQuery(records, target.name, { query, language }))
  const total = data?.meta.total ?? 0
  return (
    <Panel
      aria-label={many}
      heading={
        <>
          {many} {data && <TitleCount count={total} />}
        </>
      }
    >
      {error && !data ? (
        <Typography color="textDisabled">{failureText(error)}</Typography>
      ) : !data ? (
        <Skeleton height={132} />
      ) : total === 0 ? (
        <Typography color="textDisabled">{recordText('related.none')}</Typography>
      ) : (
        <RelatedTable target={target} columns={related.columns} rows={data.data} label={many} />
      )}
      {path && total > previewLimit && (
        <Box component="p" sx={{ marginBlockStart: 12 }}>
          <Link to={path}>{t('detail.showAll', { n: formats.number(total) })}</Link>
        </Box>
      )}
    </Panel>
  )
}

const previewLimit = 8
