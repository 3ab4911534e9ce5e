import EditIcon from '@mui/icons-material/EditOutlined'
import IconButton from '@mui/material/IconButton'
import { Link } from 'react-router-dom'
import type { RecordData } from '#api/records.ts'
import type { Field } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { Cell } from '../kinds/Cell.tsx'
import type { RecordAction } from './actions/useRecordActions.ts'
import { useLedgerPath } from './ledgerPath.ts'
import css from './LedgerCell.module.css'

type Props = {
  readonly field: Field
  readonly record: RecordData
  readonly size: 'line' | 'full'
  /** the actions available for the record */
  readonly actions: readonly RecordAction[]
}

/** A value that links to the entries it is the sum of, with the action that changes it. */
export function LedgerCell({ field, record, size, actions }: Props) {
  const { language } = useLanguage()
  const path = useLedgerPath()(field.property['x-ledger'], record)
  const verb = actions.find(({ key }) => key === field.property['x-verb'])
  const cell = <Cell field={field} value={record[field.name]} size={size} />
  return (
    <span className={css.figure}>
      {verb?.run && !verb.disabledReason && (
        <IconButton
          size="small"
          aria-label={`${verb.label}: ${field.label[language]}`}
          title={verb.label}
          onClick={verb.run}
        >
          <EditIcon fontSize="inherit" />
        </IconButton>
      )}
      {path ? (
        <Link to={path} className={css.link}>
          {cell}
        </Link>
      ) : (
        cell
      )}
    </span>
  )
}
