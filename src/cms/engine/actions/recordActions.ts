import type { RecordData } from '#api/records.ts'
import { verbsOf } from '#resource/access.ts'
import { textIn, type Resource } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { usePaths } from '../../context/paths.ts'
import { mayHandle, useHolder, useMay } from '../../context/permissions.ts'
import { useText } from '../../context/useText.ts'
import { canInvite, invite } from '../invitations.ts'
import type { ActionIcon } from './actionIcons.ts'
import { useRecordVerbs } from './useRecordVerbs.ts'
import { whyNot } from './whyNot.ts'

export type RecordAction = {
  readonly key: string
  readonly label: string
  readonly icon: ActionIcon
  /** a place to go, or something to do */
  readonly to?: string
  readonly run?: () => void
  readonly danger?: boolean
  /** declared by the resource, beside what records of any can have done to them */
  readonly declared?: true
  /** in every state of the record */
  readonly anytime?: boolean
  /** it shows a page and changes nothing */
  readonly opens?: boolean
  /** the reason that it cannot be done now */
  readonly why?: string | undefined
}

/** What somebody asked for that is only done after a further word. */
export type Asked = { readonly record: RecordData; readonly verb: string }

export const remove = 'delete'

type RecordActions = {
  readonly actionsOf: (record: RecordData) => RecordAction[]
  /** anything beside looking, with some record or other */
  readonly canAct: boolean
}

/** What this person may do with a record, by what its resource is capable of. */
export function useRecordActions(resource: Resource, ask: (asked: Asked) => void): RecordActions {
  const t = useText()
  const paths = usePaths()
  const may = useMay()
  const { language } = useLanguage()
  const { perform, open } = useRecordVerbs(resource)
  const holder = useHolder()
  const update = may(resource, 'update')
  const edit = mayHandle(holder, resource, 'update')

  const place = (key: 'edit' | 'view' | 'translate' | 'copy', to: string): RecordAction => ({
    key,
    icon: key,
    label: t(`action.${key}`),
    to,
  })
  const flag = (record: RecordData, field: string, on: Flag, off: Flag): RecordAction => {
    const key = record[field] === true ? off : on
    return { key, icon: key, label: t(`action.${key}`), run: () => perform(record, key) }
  }

  const declared = (record: RecordData): RecordAction[] =>
    Object.entries(resource.actions)
      .filter(([, { access = 'update' }]) => may(resource, access))
      .filter(([verb]) => verb !== invite || canInvite(resource, record))
      .map(([verb, action]) => ({
        key: verb,
        label: textIn(action.label, language) ?? verb,
        icon: verb === invite ? invite : action.opens ? 'view' : action.danger ? 'end' : 'run',
        danger: action.danger ?? false,
        declared: true,
        anytime: action.from === undefined,
        opens: action.opens ?? false,
        why: whyNot(resource, action, record, { t, language }),
        run: () => {
          if (action.opens) return open(record, verb)
          return action.input || action.confirm ? ask({ record, verb }) : perform(record, verb)
        },
      }))

  const actionsOf = (record: RecordData): RecordAction[] => [
    ...(edit ? [place('edit', paths.edit(resource, record._id))] : []),
    place('view', paths.one(resource, record._id)),
    ...(edit && resource.translatable.length
      ? [place('translate', paths.translate(resource, record._id))]
      : []),
    ...declared(record),
    ...(update && resource.visible ? [flag(record, 'visible', 'show', 'hide')] : []),
    ...(update && resource.activatable ? [flag(record, 'active', 'activate', 'deactivate')] : []),
    ...(resource.copyable && mayHandle(holder, resource, 'create')
      ? [place('copy', paths.copy(resource, record._id))]
      : []),
    ...(mayHandle(holder, resource, 'delete')
      ? [
          {
            key: remove,
            icon: remove,
            label: t('action.delete'),
            danger: true,
            run: () => ask({ record, verb: remove }),
          } as const,
        ]
      : []),
  ]
  const canAct = verbsOf(resource).some((verb) => verb !== 'read' && may(resource, verb))
  return { actionsOf, canAct }
}

type Flag = 'show' | 'hide' | 'activate' | 'deactivate'
