import { describe, expect, it } from 'vitest'
import { pathsIn } from '#cms/context/paths.ts'
import { allows, permissionsOf } from '#cms/context/permissions.ts'
import { navigationOf } from '#cms/shell/navigation.ts'
import { signInProblems } from '#cms/shell/signInProblems.ts'
import { titleOfFile, uploadProblem } from '#cms/kinds/uploads.ts'
import { catalogue, resourceOf } from './support/catalogue.ts'

describe('the navigation', () => {
  const sections = navigationOf(catalogue)

  it('begins with the products and shows every resource once', () => {
    expect(sections[0]?.resources[0]?.name).toBe('products')
    expect(sections.flatMap(({ resources }) => resources)).toHaveLength(catalogue.size)
  })

  it('has metadata in the order of the specification', () => {
    const metadata = sections.find(({ name }) => name === 'metadata')
    expect(metadata?.resources.map(({ name }) => name)).toEqual([
      'tags',
      'industries',
      'use-cases',
      'device-types',
      'gateway-types',
      'accessory-types',
      'applications',
      'pictures',
    ])
  })
})

it('has the addresses of the specification', () => {
  const paths = pathsIn('en')
  expect(paths.list(resourceOf('products'))).toBe('/en/cms/products')
  expect(paths.edit(resourceOf('use-cases'), '7')).toBe('/en/cms/metadata/use-cases/7/edit')
  expect(paths.list(resourceOf('accessory-types'))).toBe('/en/cms/metadata/accessories-types')
})

describe('signing in', () => {
  it('needs a username that is an email', () => {
    expect(signInProblems({ username: ' ', password: 'secret' })).toEqual({
      username: { key: 'field.required' },
    })
    expect(signInProblems({ username: 'admin', password: 'secret' })).toEqual({
      username: { key: 'field.email' },
    })
  })

  it('needs a password of six characters', () => {
    const username = 'admin@example.com'
    expect(signInProblems({ username, password: '' }).password?.key).toBe('field.required')
    expect(signInProblems({ username, password: '12345' }).password).toEqual({
      key: 'field.minLength',
      values: { min: 6 },
    })
    expect(signInProblems({ username, password: '123456' })).toEqual({})
  })
})

describe('permissions', () => {
  const token = (permissions: unknown) =>
    `x.${Buffer.from(JSON.stringify({ permissions })).toString('base64url')}.x`

  it('are read from the token', () => {
    expect(permissionsOf(token(['tags:read']))).toEqual(['tags:read'])
    expect(permissionsOf(token('*'))).toEqual([])
    expect(permissionsOf('broken')).toEqual([])
    expect(permissionsOf(undefined)).toEqual([])
  })

  it('allow everything, one resource, or one verb', () => {
    expect(allows(['*'], 'tags', 'delete')).toBe(true)
    expect(allows(['tags:*'], 'tags', 'delete')).toBe(true)
    expect(allows(['tags:read'], 'tags', 'delete')).toBe(false)
    expect(allows(['tags:read'], 'pictures', 'read')).toBe(false)
  })
})

describe('uploads', () => {
  it('refuse other types and more than a megabyte', () => {
    expect(uploadProblem({ type: 'image/png', size: 1024 * 1024 })).toBeUndefined()
    expect(uploadProblem({ type: 'image/png', size: 1024 * 1024 + 1 })).toBe(
      'error.image_too_large',
    )
    expect(uploadProblem({ type: 'image/gif', size: 1 })).toBe('error.image_type')
  })

  it('title a picture by its file', () => {
    expect(titleOfFile('cold-chain_01.png')).toBe('cold chain 01')
    expect(titleOfFile('.png')).toBe('.png')
  })
})
