import type { Profile } from '#api/marketplaceAuth.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { ExtraIcon } from '../../components/ExtraIcon.tsx'
import { Card } from '../Card.tsx'
import { useProfileText } from '../profileText.ts'
import { Chips } from './ProfileDetails.tsx'
import styles from './Permissions.module.css'

/** The user's permissions and roles. */
export function Permissions({ user }: { user: Profile }) {
  const text = useProfileText()
  const { language } = useLanguage()
  const hasAllPermissions = user.permissions.includes('*')
  const groups = hasAllPermissions ? [{ name: text('details.everything'), verbs: [] }] : user.rights
  const roles = user.roles.flatMap(({ title }) => title ?? [])
  const listFormat = new Intl.ListFormat(language, { type: 'unit', style: 'short' })
  return (
    <Card title={text('details.access')}>
      <div>
        <h3 className={styles.heading}>{text('details.roles')}</h3>
        {roles.length > 0 ? (
          <Chips items={roles} />
        ) : (
          <p className={styles.none}>{text('details.noRoles')}</p>
        )}
      </div>
      <div>
        <h3 className={styles.heading}>{text('details.permissions')}</h3>
        {groups.length === 0 && <p className={styles.none}>{text('details.noPermissions')}</p>}
        {groups.length > 0 && (
          <ul className={styles.groups}>
            {groups.map(({ name, verbs }) => (
              <li key={name}>
                <ExtraIcon name="check" />
                <div>
                  <strong>{name}</strong>
                  {verbs.length > 0 && <small>{listFormat.format(verbs)}</small>}
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  )
}
