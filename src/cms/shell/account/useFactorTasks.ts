import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { hasCode } from '#api/apiError.ts'
import {
  createFactors,
  factorsKey,
  factorsQuery,
  type FactorList,
  type NewTotp,
  type PasskeySummary,
} from '#api/factors.ts'
import { showAlert } from '../../context/alerts.ts'
import { useServices } from '../../context/services.ts'
import { useAccountText } from '../../context/useAccountText.ts'
import { useText } from '../../context/useText.ts'
import { currentDeviceName } from '../factors/currentDeviceName.ts'
import { useFactorFailure } from '../factors/useFactorFailure.ts'
import { createPasskey } from '../factors/webAuthn.ts'

/** The current task for the second factors. */
export type FactorTaskState =
  | { readonly kind: 'password'; readonly retry: () => Promise<void> }
  | { readonly kind: 'app'; readonly secret: NewTotp }
  | { readonly kind: 'codes'; readonly codes: readonly string[] }
  | { readonly kind: 'rename'; readonly passkey: PasskeySummary }
  | {
      readonly kind: 'sure'
      readonly title: string
      readonly text: string
      readonly label: string
      readonly action: () => Promise<void>
    }

/** The tasks that can be started for the second factors. */
export type FactorActions = {
  readonly addPasskey: () => void
  readonly rename: (passkey: PasskeySummary) => void
  readonly removePasskey: (passkey: PasskeySummary) => void
  readonly setUpApp: () => void
  readonly removeApp: () => void
  readonly renewCodes: () => void
}

/** The error of the current task and the functions that continue it. */
export type FactorTaskControls = {
  readonly error: string | undefined
  readonly busy: boolean
  readonly clearError: () => void
  readonly cancel: () => void
  readonly confirmPassword: (password: string, retry: () => Promise<void>) => Promise<void>
  readonly confirmCode: (token: string, code: string) => Promise<void>
  readonly savePasskeyName: (id: string, name: string) => Promise<void>
}

type FactorTasksState = FactorTaskControls & {
  readonly list: FactorList | undefined
  readonly task: FactorTaskState | undefined
  readonly title: string | undefined
  readonly actions: FactorActions
}

/** The own second factors, and the task that is in progress; only one is at a time. */
export function useFactorTasks(): FactorTasksState {
  const t = useAccountText()
  const common = useText()
  const { client } = useServices()
  const factors = useMemo(() => createFactors(client), [client])
  const queries = useQueryClient()
  const handleFailure = useFactorFailure()
  const { data: list } = useQuery(factorsQuery(factors))
  const [task, setTask] = useState<FactorTaskState>()
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)

  /** Asks for the password if it was entered too long ago, and then tries again. */
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true)
    setError(undefined)
    try {
      await work()
    } catch (failure) {
      if (hasCode(failure, 'confirmation_needed')) setTask({ kind: 'password', retry: work })
      else setError(handleFailure(failure))
    } finally {
      setBusy(false)
    }
  }
  /** Shows no alert over recovery codes, which already report the success. */
  const finishTask = async (message: string, codes?: readonly string[]) => {
    if (!codes) showAlert('success', message)
    setTask(codes && { kind: 'codes', codes })
    await queries.invalidateQueries({ queryKey: factorsKey })
  }
  const addPasskey = () =>
    attempt(async () => {
      setTask(undefined)
      const { token, options } = await factors.beginPasskey()
      const passkey = await createPasskey(options)
      const codes = await factors.savePasskey(
        token,
        currentDeviceName(common('form.comma')),
        passkey,
      )
      await finishTask(t('factor.passkeyAdded'), codes)
    })
  const setUpApp = () =>
    attempt(async () => setTask({ kind: 'app', secret: await factors.beginTotp() }))
  const renewCodes = () =>
    attempt(async () => {
      const codes = await factors.renewRecoveryCodes()
      setTask({ kind: 'codes', codes })
      await queries.invalidateQueries({ queryKey: factorsKey })
    })
  const confirmRemoval = (what: string, message: string, remove: () => Promise<void>) =>
    setTask({
      kind: 'sure',
      title: t('factor.removeOne', { what }),
      text: t('factor.removeSure', { what }),
      label: t('factor.remove'),
      action: () =>
        attempt(async () => {
          await remove()
          await finishTask(message)
        }),
    })
  const titleOf = (each: FactorTaskState): string => {
    if (each.kind === 'sure') return each.title
    if (each.kind === 'rename') return t('factor.renameOne', { what: each.passkey.name })
    return t(titles[each.kind])
  }
  return {
    list,
    task,
    title: task && titleOf(task),
    error,
    busy,
    actions: {
      addPasskey: () => void addPasskey(),
      rename: (passkey) => setTask({ kind: 'rename', passkey }),
      removePasskey: ({ _id: id, name }) =>
        confirmRemoval(name, t('factor.passkeyRemoved'), () => factors.removePasskey(id)),
      setUpApp: () => void setUpApp(),
      removeApp: () =>
        confirmRemoval(t('factor.app'), t('factor.appRemoved'), () => factors.removeTotp()),
      renewCodes: () =>
        setTask({
          kind: 'sure',
          title: t('factor.newCodes'),
          text: t('factor.newCodesSure'),
          label: t('factor.newCodes'),
          action: renewCodes,
        }),
    },
    clearError: () => setError(undefined),
    cancel() {
      setError(undefined)
      setTask(undefined)
    },
    confirmPassword: (password, retry) =>
      attempt(async () => {
        await factors.confirm(password)
        setTask(undefined)
        await retry()
      }),
    confirmCode: (token, code) =>
      attempt(async () => finishTask(t('factor.appAdded'), await factors.confirmTotp(token, code))),
    savePasskeyName: (id, name) =>
      attempt(async () => {
        await factors.renamePasskey(id, name)
        await finishTask(t('factor.renamed'))
      }),
  }
}

const titles = {
  password: 'second.title',
  app: 'enrol.appTitle',
  codes: 'factor.codesTitle',
} as const
