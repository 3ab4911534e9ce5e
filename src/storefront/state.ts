import {
  isRouteErrorResponse,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  type HydrationState,
} from 'react-router-dom'
import type { BrandKit } from '#ui/brand/BrandContext.tsx'
import type { Collection } from './data/collections.ts'

export const stateElementId = 'state'

/** What the browser shows first, so that it need not know all pages, and the brand it shows. */
export type FirstPage = {
  readonly brand: BrandKit
  readonly path: string
  /** the URL of its module; undefined if no page has this address */
  readonly file?: string | undefined
  readonly collection?: Collection | undefined
}

/** Serializes the loader data so that it can be embedded in an HTML document. */
export const writeState = ({ loaderData, errors }: HydrationState, page: FirstPage): string =>
  JSON.stringify({ loaderData, errors: errors && mapValues(errors, serializeError), page })
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')

export function readState(
  text: string | null | undefined,
): HydrationState & { readonly page: FirstPage } {
  const { loaderData, errors, page } = JSON.parse(text || '{}')
  return { loaderData, errors: errors && mapValues(errors, reviveError), page }
}

// The details of unexpected errors are not sent to the browser.
const serializeError = (error: unknown): { status: number } => ({
  status: isRouteErrorResponse(error) ? error.status : 500,
})

const reviveError = (error: unknown): unknown => {
  const hasStatus = typeof error === 'object' && error !== null && 'status' in error
  return new ErrorResponse(hasStatus ? Number(error.status) : 500, '', null)
}

const mapValues = (
  record: Readonly<Record<string, unknown>>,
  change: (value: unknown) => unknown,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
