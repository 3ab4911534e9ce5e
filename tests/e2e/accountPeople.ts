import { createHash } from 'node:crypto'
import { shopUrl } from './shopUrl.ts'

export const password = 'First-2026!'

export const admin = { username: 'admin@example.com', password: 'Admin-2026!' }

export type InvitedPerson = {
  readonly email: string
  readonly name: string
  readonly tenant: string
  /** what stands in the address that was mailed */
  readonly invitation: string
}

/** Nobody else's address: limits are counted by it. */
export const uniqueEmail = (who: string): string => `${who}-${randomSuffix()}@example.com`

const randomSuffix = (): string => Math.random().toString(36).slice(2, 10)

/** Somebody who was invited to the marketplace, and has not chosen a password yet. */
export async function inviteCustomer(lastName = 'Ali'): Promise<InvitedPerson> {
  const email = uniqueEmail('sara')
  await postAsStaff('customers', { firstName: 'Sara', lastName, email })
  return { email, name: `Sara ${lastName}`, tenant: '', invitation: await invitationOf(email) }
}

/** The same with an address that is known already. */
export async function createCustomerWithEmail(email: string) {
  const id = await postAsStaff('customers', { firstName: 'Lama', lastName: 'Saad', email })
  await postJson('/api/account/accept-invitation', {
    invitation: await invitationOf(email),
    password,
  })
  return { id, password }
}

/** Somebody of a tenant of a company of their own, with what limits it. */
async function inviteTenantUser(limits: object = {}): Promise<InvitedPerson> {
  const email = uniqueEmail('omar')
  const tenant = `tenant-${randomSuffix()}`
  const root = { firstName: 'Root', lastName: 'User', email: uniqueEmail('root') }
  const company = await postAsStaff('companies', { companyName: `Company ${tenant}`, ...root })
  const createdTenant = await postAsStaff('tenants', {
    name: tenant,
    tenantId: tenant,
    company,
    ...limits,
  })
  await postAsStaff('tenant-users', {
    firstName: 'Omar',
    lastName: 'Nasser',
    email,
    tenant: createdTenant,
  })
  return { email, name: 'Omar Nasser', tenant, invitation: await invitationOf(email) }
}

export const createCustomer = async (): Promise<InvitedPerson> =>
  acceptInvitation(await inviteCustomer())
export const createTenantUser = async (limits?: object): Promise<InvitedPerson> =>
  acceptInvitation(await inviteTenantUser(limits))

async function acceptInvitation(person: InvitedPerson): Promise<InvitedPerson> {
  await postJson('/api/account/accept-invitation', { invitation: person.invitation, password })
  return person
}

/** The code that was mailed last. */
export async function mailedCodeOf(email: string): Promise<string> {
  return /\b\d{4}\b/.exec(await lastMailTo(email))?.[0] ?? ''
}

async function invitationOf(email: string): Promise<string> {
  return /#invitation=(\S+)/.exec(await lastMailTo(email))?.[1] ?? ''
}

/** The text of the newest mail to somebody, from the page that shows what was sent. */
export async function lastMailTo(email: string): Promise<string> {
  const list = await fetchPage('/mailbox')
  const entries = [...list.matchAll(/href="(\/mailbox\/[^"]+)">(.*?)<\/a>/gs)]
  const address = entries.find(([, , about = '']) => about.includes(email))?.[1]
  if (!address) throw new Error(`no mail to ${email}`)
  return /<pre[^>]*>(.*)<\/pre>/s.exec(await fetchPage(`${address}?as=text`))?.[1] ?? ''
}

const fetchPage = async (path: string): Promise<string> => (await fetch(shopUrl + path)).text()

let token: Promise<string> | undefined

async function postAsStaff(resource: string, body: object): Promise<string> {
  // A session ends: with its time, and where another test demanded a second step of all staff.
  if (!(await token?.then(isSignedIn))) token = signInAsStaff()
  const headers = { authorization: `Bearer ${await token}` }
  return (await postJson(`/api/marketplace/${resource}`, body, headers))._id
}

async function isSignedIn(accessToken: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${accessToken}` }
  return (await fetch(`${shopUrl}/api/account/sessions`, { headers })).ok
}

async function signInAsStaff(): Promise<string> {
  const headers = { 'x-bot-check': await solveBotCheck() }
  return (await postJson('/api/admins/auth/signin', admin, headers)).accessToken
}

/** What a browser works out before it may try, without the waits in between that keep a page alive. */
export async function solveBotCheck(): Promise<string> {
  const { data } = await (await fetch(`${shopUrl}/api/bot-check`)).json()
  const { algorithm, challenge, salt, signature, maxnumber } = data.challenge
  const hashOf = (number: number): string =>
    createHash(algorithm.replace('-', '')).update(`${salt}${number}`).digest('hex')
  let number = 0
  while (number <= maxnumber && hashOf(number) !== challenge) number += 1
  return btoa(JSON.stringify({ algorithm, challenge, salt, signature, number }))
}

export async function postJson(path: string, body: object, headers = {}): Promise<any> {
  const answer = await fetch(shopUrl + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`)
  return text ? JSON.parse(text).data : undefined
}
