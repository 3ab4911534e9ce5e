import { unwrapResponse } from '#api/unwrapResponse.ts'
import type { ApiClient } from '#api/client.ts'
import { isLanguage } from '#domain/locale.ts'
import { toLatinDigits } from '#domain/latinDigits.ts'
import type { paths } from '#openapi/types.gen.ts'

type Patch = paths['/api/users/{id}']['patch']
type AcceptedLanguage = NonNullable<
  NonNullable<Patch['requestBody']>['content']['application/json']['language']
>

/** The contract's languages are generated from the supported languages. */
const isAcceptedLanguage = (value: string): value is AcceptedLanguage => isLanguage(value)

export const personTitles = ['mr', 'ms', 'dr', 'eng'] as const

/** The form values of the details that customers may change. */
export type PersonValues = {
  readonly title: string
  readonly firstName: string
  readonly lastName: string
  readonly phoneCountry: string
  readonly phoneNumber: string
  readonly language: string
}

export async function changePerson(
  client: ApiClient,
  id: string,
  { title, firstName, lastName, phoneCountry, phoneNumber, language }: PersonValues,
): Promise<void> {
  const number = toLatinDigits(phoneNumber).trim()
  const body = {
    title: personTitles.find((each) => each === title) ?? null,
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    phoneNumber: number ? { isoCode: phoneCountry, phoneNumber: number } : null,
    language: isAcceptedLanguage(language) ? language : null,
  }
  await unwrapResponse(client.PATCH('/api/users/{id}', { params: { path: { id } }, body }))
}
