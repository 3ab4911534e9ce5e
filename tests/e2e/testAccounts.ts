import { createHash } from 'node:crypto'
import { shopUrl } from './shopUrl.ts'

export const password = 'First-2026!'

export const admin = { username: 'admin@example.com', password: 'Admin-2026!' }

export type InvitedPerson = {
  readonly email: string
  readonly name: string
  readonly tenant: string
  /** the secret of the mailed link */
  readonly invitation: string
}

/** Returns an unused address, because limits are counted per address. */
export const uniqueEmail = (who: string): string => `${who}-${randomSuffix()}@example.com`

const randomSuffix = (): string => Math.random().toString(36).slice(2, 10)

/** Invites a customer to the marketplace who has not chosen a password yet. */
export async function inviteCustomer(lastName = 'Ali'): Promise<InvitedPerson> {
  const email = uniqueEmail('sara')
  await postAsStaff('customers', { firstName: 'Sara', lastName, email })
  return { email, name: `Sara ${lastName}`, tenant: '', invitation: await invitationOf(email) }
}

/** Creates a customer with a given email address. */
export async function createCustomerWithEmail(email: string) {
  const id = await postAsStaff('customers', { firstName: 'Lama', lastName: 'Saad', email })
  await postJson('/api/account/accept-invitation', {
    invitation: await invitationOf(email),
    password,
  })
  return { id, password }
}

/** Invites a user of a new tenant of a new company, with optional limits. */
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

export async function mailedCodeOf(email: string): Promise<string> {
  return /\b\d{4}\b/.exec(await lastMailTo(email))?.[0] ?? ''
}

async function invitationOf(email: string): Promise<string> {
  return /#invitation=(\S+)/.exec(await lastMailTo(email))?.[1] ?? ''
}

/** Returns the text of the latest mail to an address, from the mailbox page. */
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
  // A session may have expired, or ended when another test required a second factor of all staff.
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

/** Solves the bot check without the pauses that keep a page responsive in a browser. */
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
