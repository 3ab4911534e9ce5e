import type { PageFiles } from '#server/brands/buildManifest.ts'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ThemeChoice } from '#domain/brand.ts'
import type { Language } from '#domain/locale.ts'
import type { LanguageOffer } from './languageOffer.ts'

export type FetchApi = (path: string, init: RequestInit) => Promise<ApiResponse>

/** What of a `Response` is used; creating one copies its text. */
type ApiResponse = Pick<Response, 'ok' | 'status' | 'json'> & {
  readonly headers: Pick<Headers, 'has'>
}

/** The same of a page. */
export type PageResponse = Pick<Response, 'status' | 'text'> & {
  readonly headers: Pick<Headers, 'get'>
}

export type StorePage = {
  /** the full URL as the visitor sees it */
  readonly url: string
  readonly language: Language
  readonly theme: ThemeChoice
  /** a notice above everything else on every page */
  readonly notice?: string
  readonly offer?: LanguageOffer
  readonly fetchApi: FetchApi
  readonly signal: AbortSignal
}

/** The exports of the server entry, from the build or from the development server. */
export type StoreModule = {
  render(
    page: StorePage & { files: (pageModule?: string) => PageFiles | Promise<PageFiles> },
  ): Promise<PageResponse>
  canonicalPath(url: URL): string
}

/** Both fronts of one brand, built into a folder or served on demand in development. */
export type Front = {
  /** the SVG source of the brand's favicon */
  readonly favicon: string
  /** the files of the line that offers another language, the same in both fronts */
  readonly languageOffer: Pick<PageFiles, 'scripts' | 'styles'>
  /** folders of files whose names contain a hash of their content */
  readonly assets: readonly { readonly prefix: string; readonly root: string }[]
  readonly store: (page: StorePage) => Promise<PageResponse>
  /** returns the canonical path and query of a storefront page, without unused parameters */
  readonly canonicalPath: (url: URL) => string | Promise<string>
  readonly cmsFiles: (language: Language) => PageFiles | Promise<PageFiles>
  readonly middleware?: Middleware
  readonly close?: () => Promise<void>
}

export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void
