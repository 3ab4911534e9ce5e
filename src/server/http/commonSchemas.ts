import type { Schema } from '#resource/schema.ts'

export const text: Schema = { type: 'string' }
export const uuid: Schema = { type: 'string', format: 'uuid' }
export const requiredText = (maxLength: number): Schema => ({
  type: 'string',
  minLength: 1,
  maxLength,
  pattern: '\\S',
})
export const noContent: Schema = { type: 'null', description: 'The request succeeded.' }

/** A route of one record, whose parameters are checked by `idParams`. */
export type ById = { readonly Params: { readonly id: string } }
export const idParams: Schema = { type: 'object', required: ['id'], properties: { id: uuid } }

export const dataResponse = (data: object) => ({
  type: 'object',
  required: ['data'],
  properties: { data },
})

export const urlResponse = dataResponse({
  type: 'object',
  required: ['url'],
  properties: { url: text },
})
