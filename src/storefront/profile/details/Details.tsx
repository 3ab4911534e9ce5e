import { useCallback } from 'react'
import { isLanguage, languages } from '#domain/locale.ts'
import { Code } from '#ui/Code.tsx'
import { ProfileSkeleton } from '../ProfileSkeleton.tsx'
import { Card } from '../Card.tsx'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { formatPhone } from '../formatPhone.ts'
import { useLabel, useProfileText } from '../profileText.ts'
import { useSignedInUser } from '../../account/signedInUser.ts'
import { useShop } from '../../hooks/useShop.ts'
import { useAsyncData } from '../../hooks/useAsyncData.ts'
import styles from './Details.module.css'
import { Chips, ProfileDetail, ProfileDetails } from './ProfileDetails.tsx'
import { Identity } from './Identity.tsx'
import { loadDetails, type DetailNames } from './loadDetails.ts'
import { EditPersonButton } from './EditPersonButton.tsx'
import { EditNote } from './EditNote.tsx'
import { Permissions } from './Permissions.tsx'

/** The details of the signed-in user. */
export function Details() {
  const signedInUser = useSignedInUser()
  const { user } = signedInUser
  const { status, data, reload } = useAsyncData(
    useCallback(() => loadDetails(signedInUser), [signedInUser]),
  )
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
  const canEdit = kind === 'customer' && shop?.settings.customersEditProfile === true
  return (
    <Card title={text('details.person')}>
      <ProfileDetails>
        <ProfileDetail label={text('field.title')}>{title && label('title', title)}</ProfileDetail>
        <ProfileDetail label={text('field.firstName')}>
          {firstName && <bdi>{firstName}</bdi>}
        </ProfileDetail>
        <ProfileDetail label={text('field.lastName')}>
          {lastName && <bdi>{lastName}</bdi>}
        </ProfileDetail>
        <ProfileDetail label={text('field.email')}>{email && <Code>{email}</Code>}</ProfileDetail>
        <ProfileDetail label={text('field.username')}>
          {username && <Code>{username}</Code>}
        </ProfileDetail>
        <ProfileDetail label={text('field.phoneNumber')}>
          {phoneNumber && <Code>{formatPhone(phoneNumber, names.places.codes)}</Code>}
        </ProfileDetail>
        {canEdit && (
          <ProfileDetail label={text('field.language')}>
            {isLanguage(language) && languages[language].label}
          </ProfileDetail>
        )}
      </ProfileDetails>
      {canEdit && <EditPersonButton places={names.places} />}
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
      <ProfileDetails>
        <ProfileDetail label={text('field.country')}>
          {country && places.country(country)}
        </ProfileDetail>
        <ProfileDetail label={text('field.city')}>
          {city && <bdi>{places.city(country, city)}</bdi>}
        </ProfileDetail>
        {address && (
          <ProfileDetail label={text('field.address')}>
            <bdi translate="no">{address}</bdi>
          </ProfileDetail>
        )}
        <ProfileDetail label={text('field.additionalDetails')}>
          {additionalDetails && <bdi translate="no">{additionalDetails}</bdi>}
        </ProfileDetail>
      </ProfileDetails>
    </Card>
  )
}

function Company() {
  const text = useProfileText()
  const { company } = useSignedInUser().user
  if (!company) return null
  return (
    <Card title={text('details.company')}>
      <ProfileDetails>
        <ProfileDetail label={text('field.companyName')}>
          {company.name && <bdi>{company.name}</bdi>}
        </ProfileDetail>
      </ProfileDetails>
    </Card>
  )
}

function Tenant({ names }: NamesProps) {
  const text = useProfileText()
  const { tenant } = useSignedInUser().user
  if (!tenant) return null
  const { name, tenantId, email, settings } = tenant
  const language = settings?.language
  const labelsOf = (values: readonly string[] = [], labels: Readonly<Record<string, string>>) =>
    values.length ? values.map((each) => labels[each] ?? each) : [text('value.all')]
  return (
    <Card title={text('details.tenant')}>
      <ProfileDetails>
        <ProfileDetail label={text('field.tenantName')}>{name && <bdi>{name}</bdi>}</ProfileDetail>
        <ProfileDetail label={text('field.tenantId')}>
          {tenantId && <Code>{tenantId}</Code>}
        </ProfileDetail>
        <ProfileDetail label={text('field.tenantEmail')}>
          {email && <Code>{email}</Code>}
        </ProfileDetail>
        <ProfileDetail label={text('field.language')}>
          {isLanguage(language) && languages[language].label}
        </ProfileDetail>
        <ProfileDetail label={text('field.deviceProfiles')}>
          <Chips items={labelsOf(tenant.allowedDeviceProfileTypes, names.deviceProfiles)} />
        </ProfileDetail>
        <ProfileDetail label={text('field.networkServers')}>
          <Chips items={labelsOf(tenant.allowedNetworkServers, names.networkServers)} />
        </ProfileDetail>
      </ProfileDetails>
    </Card>
  )
}
