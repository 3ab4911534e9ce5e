import { useRef } from 'react'
import type { Profile } from '#api/marketplaceAuth.ts'
import { fileProblem, pictureTypes } from '#domain/fileTypes.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { Code } from '#ui/Code.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { QuietButton } from '../../components/Button.tsx'
import { Avatar } from '../../account/Avatar.tsx'
import { showAlert } from '../../account/alerts.ts'
import { useSession } from '../../account/session.ts'
import { useProfileText } from '../profileText.ts'
import { useSignedInUser } from '../../account/signedInUser.ts'
import { useAttempt } from '../../account/useAttempt.ts'
import { removeAvatar, uploadAvatar } from './avatarFile.ts'
import styles from './Identity.module.css'

/** The user's name and picture; the picture can be changed. */
export function Identity({ user }: { user: Profile }) {
  const text = useProfileText()
  return (
    <section className={styles.identity}>
      <Avatar user={user} />
      <div className={styles.who}>
        <h2>
          <bdi>{user.name}</bdi>
        </h2>
        <p>
          <Code>{user.email}</Code>
        </p>
        <span className={styles.kind}>{text(`kind.${user.kind}`)}</span>
      </div>
      <PictureButtons hasPicture={Boolean(user.avatar?.url)} />
    </section>
  )
}

function PictureButtons({ hasPicture }: { hasPicture: boolean }) {
  const text = useProfileText()
  const { language } = useLanguage()
  const formats = useFormats()
  const { client } = useSignedInUser()
  const { reload } = useSession()
  const { busy, attempt } = useAttempt()
  const input = useRef<HTMLInputElement>(null)
  const chooseButton = useRef<HTMLButtonElement>(null)

  const upload = async (file: File | undefined): Promise<void> => {
    if (!file) return
    const problem = fileProblem(file)
    if (problem) {
      const { formatMessage: say } = await import('#domain/messages/messages.ts')
      return showAlert('error', formats.digits(say(`error.${problem.code}`, language)))
    }
    await attempt(async () => {
      await uploadAvatar(client, file)
      await reload()
    }, text('avatar.changed'))
  }
  const remove = async (): Promise<void> => {
    const isRemoved = await attempt(async () => {
      await removeAvatar(client)
      await reload()
    }, text('avatar.removed'))
    if (isRemoved) chooseButton.current?.focus()
  }
  return (
    <div className={styles.picture} aria-busy={busy}>
      <input
        ref={input}
        type="file"
        hidden
        accept={pictureTypes.join()}
        onChange={({ target }) => {
          void upload(target.files?.[0])
          target.value = ''
        }}
      />
      <div className={styles.buttons}>
        <QuietButton ref={chooseButton} onClick={() => input.current?.click()}>
          {text(hasPicture ? 'avatar.change' : 'avatar.upload')}
        </QuietButton>
        {hasPicture && (
          <QuietButton onClick={() => void remove()}>{text('avatar.remove')}</QuietButton>
        )}
      </div>
      <small>{text('avatar.hint')}</small>
    </div>
  )
}
