import { useMemo } from 'react'
import type { RecordData } from '#api/records.ts'
import type { Language } from '#domain/locale.ts'
import { verbsOf } from '#resource/access.ts'
import { textIn, type Resource } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { usePaths } from '../../context/paths.ts'
import {
  canUseVerb,
  useHolder,
  useCanAccess,
  type PermissionHolder,
} from '../../context/permissions.ts'
import { useText, type CmsTextFunction } from '../../context/useText.ts'
import type { ActionIcon } from './actionIcons.ts'
import { useRecordVerbs, type RecordVerbs } from './useRecordVerbs.ts'
import { disabledReason } from './disabledReason.ts'

export type RecordAction = {
  readonly key: string
  readonly label: string
  readonly icon: ActionIcon
  /** either a link or a function to run */
  readonly to?: string
  readonly run?: () => void
  readonly danger?: boolean
  /** declared by the resource, unlike the actions that every record has */
  readonly isDeclared?: true
  /** whether no state of the record asks for it */
  readonly isSecondary?: boolean
  /** whether it opens a page and changes nothing */
  readonly opensPage?: boolean
  /** why it is not available at the moment */
  readonly disabledReason?: string | undefined
}

/** An action that waits for a confirmation or input. */
export type PendingAction = { readonly record: RecordData; readonly verb: string }

export const deleteVerb = 'delete'

type RecordActions = {
  readonly actionsOf: (record: RecordData) => RecordAction[]
  /** whether any record allows an action other than viewing */
  readonly canAct: boolean
}

/**
 * Returns the user's actions for a record, as its resource supports them. The function stays the
 * same, so that rows which show them are not rendered again with the rest of the page.
 */
export function useRecordActions(
  resource: Resource,
  openDialog: (request: PendingAction) => void,
): RecordActions {
  const t = useText()
  const paths = usePaths()
  const canAccess = useCanAccess()
  const { language } = useLanguage()
  const verbs = useRecordVerbs(resource)
  const holder = useHolder()
  const actionsOf = useMemo(
    () => createActionsOf({ resource, openDialog, t, paths, canAccess, language, verbs, holder }),
    [resource, openDialog, t, paths, canAccess, language, verbs, holder],
  )
  const canAct = verbsOf(resource).some((verb) => verb !== 'read' && canAccess(resource, verb))
  return { actionsOf, canAct }
}

type ActionContext = {
  readonly resource: Resource
  readonly openDialog: (request: PendingAction) => void
  readonly t: CmsTextFunction
  readonly paths: ReturnType<typeof usePaths>
  readonly canAccess: ReturnType<typeof useCanAccess>
  readonly language: Language
  readonly verbs: RecordVerbs
  readonly holder: PermissionHolder
}

function createActionsOf(context: ActionContext): RecordActions['actionsOf'] {
  const { resource, openDialog, t, paths, canAccess, language, holder } = context
  const { perform, open } = context.verbs
  const canUpdate = canAccess(resource, 'update')
  const canEdit = canUseVerb(holder, resource, 'update')

  const linkAction = (key: 'edit' | 'view' | 'translate' | 'copy', to: string): RecordAction => ({
    key,
    icon: key,
    label: t(`action.${key}`),
    to,
  })
  const toggleAction = (
    record: RecordData,
    field: string,
    activateVerb: ToggleVerb,
    deactivateVerb: ToggleVerb,
  ): RecordAction => {
    const key = record[field] === true ? deactivateVerb : activateVerb
    return { key, icon: key, label: t(`action.${key}`), run: () => perform(record, key) }
  }

  const declaredActions = (record: RecordData): RecordAction[] =>
    Object.entries(resource.actions)
      .filter(([, { access = 'update' }]) => canAccess(resource, access))
      .map(([verb, action]) => ({
        key: verb,
        label: textIn(action.label, language) ?? verb,
        icon: action.icon ?? (action.opens ? 'view' : action.danger ? 'end' : 'run'),
        danger: action.danger ?? false,
        isDeclared: true,
        isSecondary: action.from === undefined || action.onCreate === true,
        opensPage: action.opens ?? false,
        disabledReason: disabledReason(resource, action, record, { t, language }),
        run: () => {
          if (action.opens) return open(record, verb)
          return action.input || action.confirm
            ? openDialog({ record, verb })
            : perform(record, verb)
        },
      }))

  return (record) => [
    ...(canEdit ? [linkAction('edit', paths.edit(resource, record._id))] : []),
    linkAction('view', paths.record(resource, record._id)),
    ...(canEdit && resource.translatable.length
      ? [linkAction('translate', paths.translate(resource, record._id))]
      : []),
    ...declaredActions(record),
    ...(canUpdate && resource.visible ? [toggleAction(record, 'visible', 'show', 'hide')] : []),
    ...(canUpdate && resource.activatable
      ? [toggleAction(record, 'active', 'activate', 'deactivate')]
      : []),
    ...(resource.copyable && canUseVerb(holder, resource, 'create')
      ? [linkAction('copy', paths.copy(resource, record._id))]
      : []),
    ...(canUseVerb(holder, resource, 'delete')
      ? [
          {
            key: deleteVerb,
            icon: deleteVerb,
            label: t('action.delete'),
            danger: true,
            run: () => openDialog({ record, verb: deleteVerb }),
          } as const,
        ]
      : []),
  ]
}

type ToggleVerb = 'show' | 'hide' | 'activate' | 'deactivate'
