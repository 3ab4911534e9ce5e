import { describe, expect, it } from 'vitest'
import { pathsIn } from '#cms/context/paths.ts'
import {
  homeResource,
  readableSections,
  permissionSections,
  screenSections,
} from '#cms/context/navigation.ts'
import { permissionsInToken } from '#cms/context/permissions.ts'
import { signInProblems } from '#cms/shell/signIn/signInProblems.ts'
import { titleFromFileName, uploadProblem } from '#cms/kinds/uploads.ts'
import type { Resource } from '#resource/resource.ts'
import { catalogue, resourceOf } from './support/catalogue.ts'

const nameOf = ({ name }: Resource): string => name

const all = { permissions: ['*'] }

describe('the navigation', () => {
  const sections = readableSections(catalogue, all)
  const names = (some: typeof sections) => some.flatMap(({ resources }) => resources.map(nameOf))

  it('starts with the products and lists everything staff may read once', () => {
    expect(sections[0]?.resources[0]?.name).toBe('products')
    const readable = [...catalogue.values()].filter(({ verbs }) => verbs.includes('read'))
    expect(names(sections).toSorted()).toEqual(readable.map(nameOf).toSorted())
    expect(names(screenSections(catalogue))).toEqual(names(sections))
  })

  it('lists metadata in the specified order', () => {
    const metadata = sections.find(({ name }) => name === 'metadata')
    const specified = [
      'tags',
      'industries',
      'use-cases',
      'device-types',
      'gateway-types',
      'accessory-types',
      'applications',
      'pictures',
    ]
    const shown = metadata?.resources.map(({ name }) => name)
    // Other declarations are positioned by their own `order`.
    expect(shown?.filter((name) => specified.includes(name))).toEqual(specified)
  })

  it('shows only what the user may read, and starts there', () => {
    const reader = { permissions: ['tags:read', 'roles:update', 'pictures:*'] }
    expect(names(readableSections(catalogue, reader))).toEqual(['tags', 'pictures'])
    expect(homeResource(catalogue, reader)?.name).toBe('tags')
    expect(homeResource(catalogue, { permissions: ['roles:update'] })).toBeUndefined()
    expect(readableSections(catalogue, { permissions: [] })).toEqual([])
  })

  it('omits resources that belong to shoppers alone', () => {
    const owned = [...catalogue.values()].filter((resource) => resource.owned).map(nameOf)
    expect(owned.length).toBeGreaterThan(0)
    const shown = [...names(screenSections(catalogue)), ...names(permissionSections(catalogue))]
    expect(shown.filter((name) => owned.includes(name))).toEqual([])
  })
})

it('has the specified addresses', () => {
  const paths = pathsIn('en')
  expect(paths.list(resourceOf('products'))).toBe('/en/cms/products')
  expect(paths.edit(resourceOf('use-cases'), '7')).toBe('/en/cms/metadata/use-cases/7/edit')
  expect(paths.list(resourceOf('accessory-types'))).toBe('/en/cms/metadata/accessories-types')
  expect(paths.add(resourceOf('customers'))).toBe('/en/cms/customers/add')
})

describe('the sign-in form', () => {
  const tenant = undefined

  it('requires an email as username', () => {
    expect(signInProblems({ username: ' ', password: 'secret', tenant })).toEqual({
      username: { key: 'field.required' },
    })
    expect(signInProblems({ username: 'admin', password: 'secret', tenant })).toEqual({
      username: { key: 'field.email' },
    })
  })

  it('requires a password of six characters', () => {
    const username = 'admin@example.com'
    const problemOf = (password: string) => signInProblems({ username, password, tenant })
    expect(problemOf('').password?.key).toBe('field.required')
    expect(problemOf('12345').password).toEqual({ key: 'field.minLength', values: { min: 6 } })
    expect(problemOf('123456')).toEqual({})
  })

  it('requires a tenant id for tenant users', () => {
    const given = { username: 'user@example.com', password: '123456' }
    expect(signInProblems({ ...given, tenant: ' ' })).toEqual({ tenant: { key: 'field.tenant' } })
    expect(signInProblems({ ...given, tenant: 'acme' })).toEqual({})
  })
})

describe('an access token', () => {
  const token = (claims: unknown) =>
    `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`

  it('contains what its holder may do', () => {
    expect(permissionsInToken(token({ permissions: ['tags:read'] })).permissions).toEqual([
      'tags:read',
    ])
    expect(permissionsInToken(token({ permissions: '*' })).permissions).toEqual([])
    expect(permissionsInToken('broken').permissions).toEqual([])
    expect(permissionsInToken(undefined).permissions).toEqual([])
  })
})

describe('uploads', () => {
  it('reject other types and more than a megabyte', () => {
    expect(uploadProblem({ type: 'image/png', size: 1024 * 1024 })).toBeUndefined()
    expect(uploadProblem({ type: 'image/png', size: 1024 * 1024 + 1 })).toEqual({
      key: 'error.image_too_large',
    })
    expect(uploadProblem({ type: 'image/gif', size: 1 })).toEqual({ key: 'error.image_type' })
    const onlyPng = { types: ['image/png'], field: 'Logo' } as const
    expect(uploadProblem({ type: 'image/jpeg', size: 1 }, onlyPng)).toEqual({
      key: 'field.fileType',
      values: { field: 'Logo', types: 'png' },
    })
  })

  it('give a picture the title of its file', () => {
    expect(titleFromFileName('cold-chain_01.png')).toBe('cold chain 01')
    expect(titleFromFileName('.png')).toBe('.png')
  })
})
