import { useCallback } from 'react'
import { isLanguage, languages } from '#domain/locale.ts'
import { Code } from '#ui/Code.tsx'
import { ProfileSkeleton } from '../Bones.tsx'
import { Card } from '../Card.tsx'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { phoneText } from '../phoneText.ts'
import { useLabel, useProfileText } from '../profileText.ts'
import { useSignedInUser } from '../../account/self.ts'
import { useShop } from '../../useShop.ts'
import { useAsyncData } from '../../useLoaded.ts'
import styles from './Details.module.css'
import { Chips, Fact, Facts } from './Facts.tsx'
import { Identity } from './Identity.tsx'
import { loadDetails, type DetailNames } from './loadDetails.ts'
import { EditPerson } from './EditPerson.tsx'
import { EditNote } from './EditNote.tsx'
import { Permissions } from './Permissions.tsx'

/** Everything that is known of whoever reads it. */
export function Details() {
  const self = useSignedInUser()
  const { user } = self
  const { status, data, reload } = useAsyncData(useCallback(() => loadDetails(self), [self]))
  if (status === 'failed') return <LoadFailed onRetry={() => void reload()} />
  if (!data) return <ProfileSkeleton />
  return (
    <div className={styles.details}>
      <Identity user={user} />
      <EditNote user={user} />
      <Person names={data} />
      <Place names={data} />
      <Company />
      <Tenant names={data} />
      <Permissions user={user} />
    </div>
  )
}

type NamesProps = { names: DetailNames }

function Person({ names }: NamesProps) {
  const text = useProfileText()
  const label = useLabel()
  const { kind, title, firstName, lastName, email, username, phoneNumber, language } =
    useSignedInUser().user
  const shop = useShop()
  const edits = kind === 'customer' && shop?.settings.customersEditProfile === true
  return (
    <Card title={text('details.person')}>
      <Facts>
        <Fact label={text('field.title')}>{title && label('title', title)}</Fact>
        <Fact label={text('field.firstName')}>{firstName && <bdi>{firstName}</bdi>}</Fact>
        <Fact label={text('field.lastName')}>{lastName && <bdi>{lastName}</bdi>}</Fact>
        <Fact label={text('field.email')}>{email && <Code>{email}</Code>}</Fact>
        <Fact label={text('field.username')}>{username && <Code>{username}</Code>}</Fact>
        <Fact label={text('field.phoneNumber')}>
          {phoneNumber && <Code>{phoneText(phoneNumber, names.places.codes)}</Code>}
        </Fact>
        {edits && (
          <Fact label={text('field.language')}>
            {isLanguage(language) && languages[language].label}
          </Fact>
        )}
      </Facts>
      {edits && <EditPerson places={names.places} />}
    </Card>
  )
}

function Place({ names: { places } }: NamesProps) {
  const text = useProfileText()
  const {
    country = '',
    city = '',
    address,
    additionalDetails,
  } = useSignedInUser().user.address ?? {}
  return (
    <Card title={text('details.address')}>
      <Facts>
        <Fact label={text('field.country')}>{country && places.country(country)}</Fact>
        <Fact label={text('field.city')}>{city && <bdi>{places.city(country, city)}</bdi>}</Fact>
        {address && (
          <Fact label={text('field.address')}>
            <bdi translate="no">{address}</bdi>
          </Fact>
        )}
        <Fact label={text('field.additionalDetails')}>
          {additionalDetails && <bdi translate="no">{additionalDetails}</bdi>}
        </Fact>
      </Facts>
    </Card>
  )
}

function Company() {
  const text = useProfileText()
  const { company } = useSignedInUser().user
  if (!company) return null
  return (
    <Card title={text('details.company')}>
      <Facts>
        <Fact label={text('field.companyName')}>{company.name && <bdi>{company.name}</bdi>}</Fact>
      </Facts>
    </Card>
  )
}

function Tenant({ names }: NamesProps) {
  const text = useProfileText()
  const { tenant } = useSignedInUser().user
  if (!tenant) return null
  const { name, tenantId, email, settings } = tenant
  const language = settings?.language
  const named = (values: readonly string[] = [], labels: Readonly<Record<string, string>>) =>
    values.length ? values.map((each) => labels[each] ?? each) : [text('value.all')]
  return (
    <Card title={text('details.tenant')}>
      <Facts>
        <Fact label={text('field.tenantName')}>{name && <bdi>{name}</bdi>}</Fact>
        <Fact label={text('field.tenantId')}>{tenantId && <Code>{tenantId}</Code>}</Fact>
        <Fact label={text('field.tenantEmail')}>{email && <Code>{email}</Code>}</Fact>
        <Fact label={text('field.language')}>
          {isLanguage(language) && languages[language].label}
        </Fact>
        <Fact label={text('field.deviceProfiles')}>
          <Chips items={named(tenant.allowedDeviceProfileTypes, names.deviceProfiles)} />
        </Fact>
        <Fact label={text('field.networkServers')}>
          <Chips items={named(tenant.allowedNetworkServers, names.networkServers)} />
        </Fact>
      </Facts>
    </Card>
  )
}
