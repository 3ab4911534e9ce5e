import type { PageFiles } from '#server/brands/buildManifest.ts'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ThemeChoice } from '#domain/brand.ts'
import type { Language } from '#domain/locale.ts'
import type { LanguageOffer } from './languageOffer.ts'

export type FetchApi = (path: string, init: RequestInit) => Promise<Response>

/** A page of the shop to be drawn. */
export type StorePage = {
  /** the whole address as the visitor sees it */
  readonly url: string
  readonly language: Language
  readonly theme: ThemeChoice
  /** what stands above everything else on every page */
  readonly notice?: string
  readonly offer?: LanguageOffer
  readonly fetchApi: FetchApi
  readonly signal: AbortSignal
}

/** What the entry for the server exports, however it was built. */
export type StoreModule = {
  render(
    page: StorePage & { files: (modules: readonly string[]) => PageFiles | Promise<PageFiles> },
  ): Promise<Response>
  canonicalPath(url: URL): string
}

/** Both fronts of one brand, either built into a folder or made on demand while developing. */
export type Front = {
  /** the drawing of the brand */
  readonly favicon: string
  /** of the line that offers another language, the same in both fronts */
  readonly languageOffer: Pick<PageFiles, 'scripts' | 'styles'>
  /** folders of files whose names carry their content */
  readonly assets: readonly { readonly prefix: string; readonly root: string }[]
  readonly store: (page: StorePage) => Promise<Response>
  /** path and query of a page of the shop in their one spelling, without what the page does not read */
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
