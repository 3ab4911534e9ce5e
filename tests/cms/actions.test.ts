import { describe, expect, it } from 'vitest'
import { ApiError } from '#api/apiError.ts'
import { createSessionClient } from '#api/client.ts'
import { createRecords } from '#api/records.ts'
import { buttonsOf } from '#cms/engine/actions/ActionBar.tsx'
import { inputResourceName, createInputResource } from '#cms/engine/actions/createInputResource.ts'
import { isStaleError } from '#cms/engine/actions/isStaleError.ts'
import type { RecordAction } from '#cms/engine/actions/useRecordActions.ts'
import { disabledReason } from '#cms/engine/actions/disabledReason.ts'
import type { CmsTexts } from '#cms/context/useText.ts'
import type { Language } from '#domain/locale.ts'
import { actionSchema, createSchema, writableFields } from '#resource/resourceSchemas.ts'
import { cms as ar } from '#ui/i18n/ar/cms.ts'
import { cms as en } from '#ui/i18n/en/cms.ts'
import { createTexts, createTextFunction } from '#ui/i18n/texts.ts'
import { asking, parcel, parcels } from './support/acting.ts'
import { catalogue } from './support/catalogue.ts'

const declared = [...catalogue.values()].flatMap(({ name, actions }) =>
  Object.entries(actions).flatMap(([verb, action]) =>
    action.input
      ? [{ title: inputResourceName(name, verb), name, verb, action, input: action.input }]
      : [],
  ),
)

describe('the input of an action', () => {
  it.each(declared)('$title accepts in its form what the server accepts', (each) => {
    const resource = createInputResource(each.name, each.verb, each.action)
    expect(resource && createSchema(resource)).toEqual(actionSchema(each.input))
    expect(resource?.sections.flatMap(({ fields }) => fields)).toEqual(
      Object.keys(each.input.properties),
    )
  })

  it('needs no title field, and its fields may have any name', () => {
    const resource = createInputResource('parcels', 'do', asking({ title: { 'x-kind': 'money' } }))
    expect(resource?.name).toBe('parcels/do')
    expect(resource && writableFields(resource).map(({ name }) => name)).toEqual(['title'])
    expect(createInputResource('parcels', 'do', { label: {} })).toBeUndefined()
  })
})

describe('an action', () => {
  const texts = { en, ar }
  const why = (verb: string, status: string, language: Language = 'en') => {
    const t = createTextFunction<CmsTexts>(createTexts(language, 'cms', texts[language]))
    const action = parcels.actions[verb] ?? { label: {} }
    return disabledReason(parcels, action, parcel({ status }), { t, language })
  }

  const english = {
    t: createTextFunction<CmsTexts>(createTexts('en', 'cms', en)),
    language: 'en',
  } as const

  it('is enabled in the states it starts from', () => {
    expect(disabledReason(parcels, { label: {} }, parcel({}), english)).toBeUndefined()
    expect(why('open', 'new')).toBeUndefined()
  })

  it('otherwise names the states it needs, or of many those it excludes', () => {
    expect(why('open', 'done')).toBe('Only while Status is New')
    expect(why('close', 'new')).toBe('Not while Status is New')
    const few = { label: {}, from: { status: ['open', 'done'] } }
    const t = createTextFunction<CmsTexts>(createTexts('ar', 'cms', ar))
    expect(disabledReason(parcels, few, parcel({ status: 'new' }), { t, language: 'ar' })).toBe(
      'متاح فقط عندما يكون حقل «الحالة»: مفتوح أو منتهٍ',
    )
  })

  it('with alternative states explains the nearest one', () => {
    const either = {
      label: {},
      from: [{ status: ['open'], small: ['true'] }, { status: ['sent'] }],
    }
    const reason = (of: Record<string, unknown>) =>
      disabledReason(parcels, either, parcel(of), english)
    expect(reason({ status: 'sent', small: false })).toBeUndefined()
    expect(reason({ status: 'open', small: true })).toBeUndefined()
    expect(reason({ status: 'new', small: false })).toBe('Only while Status is Sent')
    expect(reason({ status: 'open', small: false })).toBe('Only while Small is Yes')
  })

  it('hides the reason when it depends on a field the user may not see', () => {
    const secret = { label: {}, from: { secret: ['a'] } }
    const t = createTextFunction<CmsTexts>(createTexts('en', 'cms', en))
    expect(disabledReason(parcels, secret, parcel({}), { t, language: 'en' })).toBe(
      'Not possible now',
    )
  })
})

describe('the buttons of a record', () => {
  const action = (key: string, rest: Partial<RecordAction> = {}): RecordAction => ({
    key,
    label: key,
    icon: 'run',
    ...rest,
  })
  const verb = (key: string, rest: Partial<RecordAction> = {}) =>
    action(key, { isDeclared: true, ...rest })
  const keys = (...actions: RecordAction[]) => buttonsOf(actions).map(({ key }) => key)

  it('are links and available actions, with destructive ones last', () => {
    expect(
      keys(
        action('edit', { to: '/edit' }),
        verb('reject', { danger: true }),
        verb('accept'),
        verb('ship', { disabledReason: 'Only while …' }),
        action('copy'),
      ),
    ).toEqual(['edit', 'accept', 'reject'])
  })

  it('put primary actions first', () => {
    expect(keys(verb('invite', { isSecondary: true }), verb('accept'))).toEqual([
      'accept',
      'invite',
    ])
  })

  it('are limited to three', () => {
    expect(keys(verb('a', { danger: true }), verb('b'), verb('c'), verb('d'))).toEqual([
      'b',
      'c',
      'd',
    ])
  })
})

describe('a stale version', () => {
  const refusal = (code: string) => new ApiError(409, { error: { code, message: '' } })

  it('is recognised by the error code of the server', () => {
    expect(isStaleError(refusal('stale'))).toBe(true)
    expect(isStaleError(refusal('inventory_stale'))).toBe(true)
    expect(isStaleError(refusal('in_use'))).toBe(false)
    expect(isStaleError(new Error('stale'))).toBe(false)
    expect(isStaleError(null)).toBe(false)
  })

  it('is reported by every action, keeping what was typed', async () => {
    const requests: [Request, string][] = []
    const { client } = createSessionClient({
      baseUrl: 'http://shop.example',
      tokens: {
        read: () => undefined,
        userId: () => undefined,
        legacyToken: () => undefined,
        write: () => {},
        clear: () => {},
        subscribe: () => () => {},
      },
      language: () => 'en',
      refreshPath: '/refresh',
      fetch: async (request) => {
        requests.push([request, await request.clone().text()])
        return Response.json({ data: parcel({}) })
      },
    })
    const { perform } = createRecords(client)
    await perform('parcels', parcel({}), 'open')
    await perform('parcels', parcel({}), 'close', { note: 'x' })
    const seen = requests.map(([{ url, headers }, body]) => [
      new URL(url).pathname,
      headers.get('if-match'),
      body,
    ])
    expect(seen).toEqual([
      ['/api/marketplace/parcels/1/open', '"3"', ''],
      ['/api/marketplace/parcels/1/close', '"3"', '{"note":"x"}'],
    ])
  })
})
