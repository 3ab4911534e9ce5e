import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useState, type ReactNode } from 'react'
import type { NewTotp, PasskeyFacts } from '#api/factors.ts'
import { useAccountText } from '../../context/useAccountText.ts'
import { useText } from '../../context/useText.ts'
import { FieldFrame } from '../../pieces/FieldFrame.tsx'
import { PasswordInput } from '../../pieces/PasswordInput.tsx'
import { RecoveryCodes } from '../factors/RecoveryCodes.tsx'
import { TotpFields } from '../factors/TotpFields.tsx'
import css from './AccountDialog.module.css'

/** What is being done about one's second factors. */
export type Task =
  | { readonly kind: 'password'; readonly retry: () => Promise<void> }
  | { readonly kind: 'app'; readonly secret: NewTotp }
  | { readonly kind: 'codes'; readonly codes: readonly string[] }
  | { readonly kind: 'rename'; readonly passkey: PasskeyFacts }
  | {
      readonly kind: 'sure'
      readonly text: string
      readonly label: string
      readonly work: () => Promise<void>
    }

type Props = {
  readonly task: Task
  readonly error: string | undefined
  readonly busy: boolean
  readonly onChange: () => void
  readonly onCancel: () => void
  readonly onPassword: (password: string, retry: () => Promise<void>) => Promise<void>
  readonly onCode: (token: string, code: string) => Promise<void>
  readonly onName: (id: string, name: string) => Promise<void>
}

export function FactorTask({ task, ...props }: Props) {
  // What was typed for one task is nothing to the next.
  return <TaskForm key={task.kind} task={task} {...props} />
}

function TaskForm({ task, error, busy, onChange, onCancel, ...props }: Props) {
  const t = useAccountText()
  const common = useText()
  const [typed, setTyped] = useState(task.kind === 'rename' ? task.passkey.name : '')
  const type = (text: string) => {
    setTyped(text)
    onChange()
  }
  const frame = { busy, onCancel }
  if (task.kind === 'codes')
    return (
      <div className={css.section}>
        <h4 className={css.name}>{t('factor.codesTitle')}</h4>
        <p className={css.plain}>{t('factor.codesLead')}</p>
        <RecoveryCodes codes={task.codes} />
        <div className={css.foot}>
          <Button variant="contained" onClick={onCancel}>
            {t('factor.saved')}
          </Button>
        </div>
      </div>
    )
  if (task.kind === 'sure')
    return (
      <Frame {...frame} danger submit={task.label} onSubmit={task.work}>
        <p className={css.plain}>{task.text}</p>
      </Frame>
    )
  if (task.kind === 'password')
    return (
      <Frame
        {...frame}
        submit={t('factor.confirm')}
        disabled={!typed}
        onSubmit={() => props.onPassword(typed, task.retry)}
      >
        <FieldFrame
          id="factor-password"
          label={t('account.currentPassword')}
          help={t('factor.askPassword')}
          error={error}
        >
          {(aria) => (
            <PasswordInput
              aria={aria}
              autoFocus
              autoComplete="current-password"
              value={typed}
              onChange={type}
            />
          )}
        </FieldFrame>
      </Frame>
    )
  if (task.kind === 'app')
    return (
      <Frame
        {...frame}
        submit={t('factor.confirm')}
        disabled={!typed}
        onSubmit={() => props.onCode(task.secret.token, typed)}
      >
        <TotpFields secret={task.secret} code={typed} error={error} onCode={type} />
      </Frame>
    )
  return (
    <Frame
      {...frame}
      submit={common('action.save')}
      disabled={!typed.trim()}
      onSubmit={() => props.onName(task.passkey._id, typed.trim())}
    >
      <FieldFrame
        id="passkey-name"
        label={t('factor.passkeyName')}
        help={t('factor.passkeyNameHelp')}
        error={error}
      >
        {(aria) => (
          <OutlinedInput
            fullWidth
            autoFocus
            value={typed}
            error={aria['aria-invalid']}
            slotProps={{ input: { ...aria, dir: 'auto', maxLength: 60 } }}
            onChange={({ target }) => type(target.value)}
          />
        )}
      </FieldFrame>
    </Frame>
  )
}

type FrameProps = {
  readonly busy: boolean
  readonly danger?: boolean
  readonly disabled?: boolean
  readonly submit: string
  readonly onSubmit: () => Promise<void>
  readonly onCancel: () => void
  readonly children: ReactNode
}

function Frame({ busy, danger = false, disabled = false, submit, ...props }: FrameProps) {
  const common = useText()
  return (
    <form
      className={css.section}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        if (!busy && !disabled) void props.onSubmit()
      }}
    >
      {props.children}
      <div className={css.foot}>
        <Button disabled={busy} autoFocus={danger} onClick={props.onCancel}>
          {common('action.cancel')}
        </Button>
        <Button
          type="submit"
          variant="contained"
          color={danger ? 'error' : 'primary'}
          disabled={busy || disabled}
        >
          {submit}
        </Button>
      </div>
    </form>
  )
}
