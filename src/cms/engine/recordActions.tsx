import ActivateIcon from '@mui/icons-material/CheckCircleOutlined'
import CopyIcon from '@mui/icons-material/ContentCopyOutlined'
import DeactivateIcon from '@mui/icons-material/PauseCircleOutlined'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import EditIcon from '@mui/icons-material/EditOutlined'
import InviteIcon from '@mui/icons-material/ForwardToInboxOutlined'
import RunIcon from '@mui/icons-material/PlayCircleOutlined'
import ShowIcon from '@mui/icons-material/VisibilityOutlined'
import HideIcon from '@mui/icons-material/VisibilityOffOutlined'
import TranslateIcon from '@mui/icons-material/TranslateOutlined'
import ViewIcon from '@mui/icons-material/ArticleOutlined'
import type { RecordData } from '#api/records.ts'
import { textIn, type Resource } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { usePaths } from '../context/paths.ts'
import { useMay } from '../context/permissions.ts'
import { useText } from '../context/useText.ts'
import { canInvite, invite } from './invitations.ts'
import { useRecordVerbs } from './useRecordVerbs.ts'

export type RecordAction = {
  readonly key: string
  readonly label: string
  readonly Icon: typeof EditIcon
  /** a place to go, or something to do */
  readonly to?: string
  readonly run?: () => void
  readonly danger?: boolean
}

/** What this person may do with a record, by what its resource is capable of. */
export function useRecordActions(
  resource: Resource,
  onDelete: (record: RecordData) => void,
): (record: RecordData) => RecordAction[] {
  const t = useText()
  const paths = usePaths()
  const may = useMay()
  const { language } = useLanguage()
  const { perform, copy } = useRecordVerbs(resource)
  const update = may(resource, 'update')

  const flag = (record: RecordData, field: string, on: Verb, off: Verb): RecordAction => {
    const verb = record[field] === true ? off : on
    const { key, Icon } = verb
    return { key, Icon, label: t(`action.${key}`), run: () => perform(record, key) }
  }

  const declared = (record: RecordData): RecordAction[] =>
    Object.entries(resource.actions).flatMap(
      ([key, { label, from, input, confirm, access = 'update' }]) =>
        // Verbs that ask for more than a click need a dialog of their own.
        !input &&
        !confirm &&
        may(resource, access) &&
        (key !== invite || canInvite(resource, record)) &&
        (!from || from.in.includes(String(record[from.field])))
          ? [
              {
                key,
                label: textIn(label, language) ?? key,
                Icon: key === invite ? InviteIcon : RunIcon,
                run: () => perform(record, key),
              },
            ]
          : [],
    )

  return (record) => [
    ...(update
      ? [
          {
            key: 'edit',
            label: t('action.edit'),
            Icon: EditIcon,
            to: paths.edit(resource, record._id),
          },
        ]
      : []),
    { key: 'view', label: t('action.view'), Icon: ViewIcon, to: paths.one(resource, record._id) },
    ...(update && resource.translatable.length
      ? [
          {
            key: 'translate',
            label: t('action.translate'),
            Icon: TranslateIcon,
            to: paths.translate(resource, record._id),
          },
        ]
      : []),
    ...declared(record),
    ...(update && resource.visible ? [flag(record, 'visible', show, hide)] : []),
    ...(update && resource.activatable ? [flag(record, 'active', activate, deactivate)] : []),
    ...(resource.copyable && may(resource, 'create')
      ? [{ key: 'copy', label: t('action.copy'), Icon: CopyIcon, run: () => copy(record) }]
      : []),
    ...(may(resource, 'delete')
      ? [
          {
            key: 'delete',
            label: t('action.delete'),
            Icon: DeleteIcon,
            danger: true,
            run: () => onDelete(record),
          },
        ]
      : []),
  ]
}

type Verb = {
  readonly key: 'show' | 'hide' | 'activate' | 'deactivate'
  readonly Icon: typeof EditIcon
}

const show: Verb = { key: 'show', Icon: ShowIcon }
const hide: Verb = { key: 'hide', Icon: HideIcon }
const activate: Verb = { key: 'activate', Icon: ActivateIcon }
const deactivate: Verb = { key: 'deactivate', Icon: DeactivateIcon }
